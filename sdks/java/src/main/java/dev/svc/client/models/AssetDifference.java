// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A security whose received quantity differs from the quantity sent. */
public final class AssetDifference extends ApiObject {
  /** Creates an object from JSON. */
  public AssetDifference(JsonNode json) {
    super(json);
  }

  /** CUSIP. Null if only the symbol is known. */
  public Optional<String> cusip() {
    return optional("cusip", ApiObject::text);
  }

  /** Ticker symbol. Null if only the CUSIP is known. */
  public Optional<String> symbol() {
    return optional("symbol", ApiObject::text);
  }

  /** Quantity sent: a decimal string with up to six decimal places. */
  public String expected() {
    return required("expected", ApiObject::text);
  }

  /** Quantity received: a decimal string with up to six decimal places. */
  public String received() {
    return required("received", ApiObject::text);
  }

  /** Received minus expected, which can be negative: a decimal string with up to six decimal places. */
  public String difference() {
    return required("difference", ApiObject::text);
  }
}

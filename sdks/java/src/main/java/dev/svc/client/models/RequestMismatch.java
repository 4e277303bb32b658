// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** Difference between the amounts requested and sent. Null if there was none. */
public final class RequestMismatch extends ApiObject {
  /** Creates an object from JSON. */
  public RequestMismatch(JsonNode json) {
    super(json);
  }

  /** Amount that was requested. */
  public BigDecimal expected() {
    return required("expected", ApiObject::decimal);
  }

  /** Amount sent, including withholding. */
  public BigDecimal received() {
    return required("received", ApiObject::decimal);
  }

  /** Received minus expected. Can be negative. */
  public String difference() {
    return required("difference", ApiObject::text);
  }

  /** Whether a difference still blocks completion. */
  public RequestMismatchStatus status() {
    return required("status", enumeration(RequestMismatchStatus::of));
  }

  /** Reason it was accepted. */
  public Optional<String> resolution() {
    return optional("resolution", ApiObject::text);
  }
}

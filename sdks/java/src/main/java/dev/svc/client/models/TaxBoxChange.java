// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A box that differs from the filing. */
public final class TaxBoxChange extends ApiObject {
  /** Creates an object from JSON. */
  public TaxBoxChange(JsonNode json) {
    super(json);
  }

  /** Name of the box. */
  public String box() {
    return required("box", ApiObject::text);
  }

  /** Filed value as text. Null if the box was blank. */
  public Optional<String> original() {
    return optional("original", ApiObject::text);
  }

  /** Correct value as text. Null if the box is blank. */
  public Optional<String> corrected() {
    return optional("corrected", ApiObject::text);
  }
}

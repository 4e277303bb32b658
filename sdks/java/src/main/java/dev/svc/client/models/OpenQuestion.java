// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A missing fact that the outcome, the forms or the documents depend on. */
public final class OpenQuestion extends ApiObject {
  /** Creates an object from JSON. */
  public OpenQuestion(JsonNode json) {
    super(json);
  }

  /** JSON pointer to the missing field of the input. */
  public String pointer() {
    return required("pointer", ApiObject::text);
  }

  /** Human-readable reason to ask for it. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}

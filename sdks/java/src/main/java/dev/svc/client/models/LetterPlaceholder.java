// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A placeholder for a fact of the rollover. */
public final class LetterPlaceholder extends ApiObject {
  /** Creates an object from JSON. */
  public LetterPlaceholder(JsonNode json) {
    super(json);
  }

  /** The name, which a paragraph contains in double braces. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Description of the value. */
  public String description() {
    return required("description", ApiObject::text);
  }
}

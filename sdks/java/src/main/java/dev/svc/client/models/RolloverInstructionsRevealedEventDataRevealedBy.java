// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Details of the event: {@code revealedBy}. */
public final class RolloverInstructionsRevealedEventDataRevealedBy extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverInstructionsRevealedEventDataRevealedBy(JsonNode json) {
    super(json);
  }

  /** The kind of actor, such as {@code member} or {@code api_key}. */
  public String type() {
    return required("type", ApiObject::text);
  }

  /** ID of the member or API key. */
  public String id() {
    return required("id", ApiObject::text);
  }
}

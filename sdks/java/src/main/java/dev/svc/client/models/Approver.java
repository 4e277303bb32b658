// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A member who can decide an approval. */
public final class Approver extends ApiObject {
  /** Creates an object from JSON. */
  public Approver(JsonNode json) {
    super(json);
  }

  /** The member's ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The member's name. */
  public String name() {
    return required("name", ApiObject::text);
  }
}

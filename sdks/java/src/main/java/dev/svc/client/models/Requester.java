// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Requester of an action that a second person confirmed. */
public final class Requester extends ApiObject {
  /** Creates an object from JSON. */
  public Requester(JsonNode json) {
    super(json);
  }

  /** Kind of actor. New values may be added. */
  public ActorType type() {
    return required("type", enumeration(ActorType::of));
  }

  /** The actor's ID, if it has one. */
  public Optional<String> id() {
    return optional("id", ApiObject::text);
  }

  /** ID of the approval request. */
  public String approvalId() {
    return required("approvalId", ApiObject::text);
  }
}

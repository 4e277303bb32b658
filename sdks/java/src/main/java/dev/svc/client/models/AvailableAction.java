// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Map;
import java.util.Optional;

/** An action that can be performed on a rollover now. */
public final class AvailableAction extends ApiObject {
  /** Creates an object from JSON. */
  public AvailableAction(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code action}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The action. New values may be added. */
  public AvailableActionAction action() {
    return required("action", enumeration(AvailableActionAction::of));
  }

  /** Short description of the action. */
  public String summary() {
    return required("summary", ApiObject::text);
  }

  /** Resulting state. Null if the action does not change the state, or if the result depends on the rollover. */
  public Optional<RolloverState> leadsTo() {
    return optional("leadsTo", enumeration(RolloverState::of));
  }

  /** True if a second person must confirm this action. Request it with {@code POST /v1/approvals} instead. */
  public boolean needsSecondPerson() {
    return required("needsSecondPerson", ApiObject::bool);
  }

  /**
   * JSON Schema of the action's parameters. {@code x-enum-descriptions} explains each enum value. In GraphQL,
   * the mutation's input has the same fields.
   */
  public Map<String, JsonNode> params() {
    return required("params", map(ApiObject::any));
  }
}

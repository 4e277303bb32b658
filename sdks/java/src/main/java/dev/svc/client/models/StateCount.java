// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Number of rollovers in a state. */
public final class StateCount extends ApiObject {
  /** Creates an object from JSON. */
  public StateCount(JsonNode json) {
    super(json);
  }

  /** Returns {@code state}. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** Number of rollovers. */
  public long count() {
    return required("count", ApiObject::integer);
  }
}

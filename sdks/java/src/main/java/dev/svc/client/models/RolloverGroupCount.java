// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Number of rollovers in a state and pending on one party. */
public final class RolloverGroupCount extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverGroupCount(JsonNode json) {
    super(json);
  }

  /** Returns {@code pendingOn}. */
  public PendingOn pendingOn() {
    return required("pendingOn", enumeration(PendingOn::of));
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

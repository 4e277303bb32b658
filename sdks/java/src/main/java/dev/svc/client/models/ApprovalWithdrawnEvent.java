// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The requester withdrew the approval or replaced it with a new request. */
public final class ApprovalWithdrawnEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApprovalWithdrawnEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApprovalWithdrawnEventData data() {
    return required("data", ApprovalWithdrawnEventData::new);
  }
}

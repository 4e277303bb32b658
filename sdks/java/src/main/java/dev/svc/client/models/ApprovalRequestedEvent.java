// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** An action that needs a second person was requested. */
public final class ApprovalRequestedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApprovalRequestedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApprovalRequestedEventData data() {
    return required("data", ApprovalRequestedEventData::new);
  }
}

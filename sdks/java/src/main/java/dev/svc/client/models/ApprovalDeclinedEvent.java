// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A second person declined the approval. */
public final class ApprovalDeclinedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApprovalDeclinedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApprovalDeclinedEventData data() {
    return required("data", ApprovalDeclinedEventData::new);
  }
}

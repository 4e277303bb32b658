// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A second person confirmed the approval. */
public final class ApprovalConfirmedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApprovalConfirmedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApprovalConfirmedEventData data() {
    return required("data", ApprovalConfirmedEventData::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The 24 hours passed before the approval was decided or its action was executed. */
public final class ApprovalExpiredEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApprovalExpiredEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApprovalExpiredEventData data() {
    return required("data", ApprovalExpiredEventData::new);
  }
}

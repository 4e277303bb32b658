// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Operations started to review the rollover. */
public final class RolloverReviewStartedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverReviewStartedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverReviewStartedEventData data() {
    return required("data", RolloverReviewStartedEventData::new);
  }
}

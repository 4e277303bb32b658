// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The participant received the money. The 60-day rollover period has started. */
public final class RolloverDistributionRecordedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDistributionRecordedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDistributionRecordedEventData data() {
    return required("data", RolloverDistributionRecordedEventData::new);
  }
}

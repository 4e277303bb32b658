// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The end of the 60-day rollover period is near. */
public final class RolloverDeadlineApproachingEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDeadlineApproachingEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDeadlineApproachingEventData data() {
    return required("data", RolloverDeadlineApproachingEventData::new);
  }
}

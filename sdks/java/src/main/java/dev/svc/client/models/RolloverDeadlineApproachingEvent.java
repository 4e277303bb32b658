// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The end of the 60-day rollover period is near. */
public final class RolloverDeadlineApproachingEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDeadlineApproachingEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.deadline_approaching}. */
  public RolloverDeadlineApproachingEventData data() {
    return required("data", RolloverDeadlineApproachingEventData::new);
  }
}

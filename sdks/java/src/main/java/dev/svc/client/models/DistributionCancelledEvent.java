// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** All rollovers of a distribution were canceled. */
public final class DistributionCancelledEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public DistributionCancelledEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public DistributionCancelledEventData data() {
    return required("data", DistributionCancelledEventData::new);
  }
}

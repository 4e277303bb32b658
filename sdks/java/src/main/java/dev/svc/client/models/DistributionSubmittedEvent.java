// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** All rollovers of a distribution were submitted. */
public final class DistributionSubmittedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public DistributionSubmittedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public DistributionSubmittedEventData data() {
    return required("data", DistributionSubmittedEventData::new);
  }
}

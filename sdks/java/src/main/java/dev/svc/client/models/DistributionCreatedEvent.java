// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A distribution was created, with a draft rollover for each destination. */
public final class DistributionCreatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public DistributionCreatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public DistributionCreatedEventData data() {
    return required("data", DistributionCreatedEventData::new);
  }
}

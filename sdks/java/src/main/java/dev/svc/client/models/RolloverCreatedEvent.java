// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A rollover was created, as a draft or as the residual of a completed rollover. */
public final class RolloverCreatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverCreatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverCreatedEventData data() {
    return required("data", RolloverCreatedEventData::new);
  }
}

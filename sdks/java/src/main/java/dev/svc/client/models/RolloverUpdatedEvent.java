// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A draft or an always-editable field was changed, or the personal data of an ended rollover was erased. */
public final class RolloverUpdatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverUpdatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverUpdatedEventData data() {
    return required("data", RolloverUpdatedEventData::new);
  }
}

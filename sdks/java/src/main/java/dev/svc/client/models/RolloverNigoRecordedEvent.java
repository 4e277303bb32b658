// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The reasons why the request is not in good order (NIGO) were recorded. */
public final class RolloverNigoRecordedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverNigoRecordedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverNigoRecordedEventData data() {
    return required("data", RolloverNigoRecordedEventData::new);
  }
}

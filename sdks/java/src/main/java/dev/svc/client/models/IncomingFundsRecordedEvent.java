// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Money that arrived was recorded. */
public final class IncomingFundsRecordedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsRecordedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public IncomingFundsRecordedEventData data() {
    return required("data", IncomingFundsRecordedEventData::new);
  }
}

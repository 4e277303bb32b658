// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The source custodian sent the money. */
public final class RolloverFundsSentEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverFundsSentEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverFundsSentEventData data() {
    return required("data", RolloverFundsSentEventData::new);
  }
}

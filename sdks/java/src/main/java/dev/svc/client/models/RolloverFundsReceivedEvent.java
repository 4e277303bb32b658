// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The destination custodian received money. */
public final class RolloverFundsReceivedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverFundsReceivedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverFundsReceivedEventData data() {
    return required("data", RolloverFundsReceivedEventData::new);
  }
}

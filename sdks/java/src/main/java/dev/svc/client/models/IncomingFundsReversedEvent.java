// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The bank took money back. The receipts that recorded the money are void. */
public final class IncomingFundsReversedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsReversedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public IncomingFundsReversedEventData data() {
    return required("data", IncomingFundsReversedEventData::new);
  }
}

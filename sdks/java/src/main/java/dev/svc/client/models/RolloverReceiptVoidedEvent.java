// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A receipt was voided, because it was recorded by mistake or the payment bounced. */
public final class RolloverReceiptVoidedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverReceiptVoidedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverReceiptVoidedEventData data() {
    return required("data", RolloverReceiptVoidedEventData::new);
  }
}

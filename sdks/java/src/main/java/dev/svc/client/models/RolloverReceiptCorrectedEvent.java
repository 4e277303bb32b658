// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A receipt was corrected. The event has the corrected receipt. */
public final class RolloverReceiptCorrectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverReceiptCorrectedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverReceiptCorrectedEventData data() {
    return required("data", RolloverReceiptCorrectedEventData::new);
  }
}

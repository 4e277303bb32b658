// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Money was taken back from its rollovers. Their receipts are void. */
public final class IncomingFundsUnappliedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsUnappliedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public IncomingFundsUnappliedEventData data() {
    return required("data", IncomingFundsUnappliedEventData::new);
  }
}

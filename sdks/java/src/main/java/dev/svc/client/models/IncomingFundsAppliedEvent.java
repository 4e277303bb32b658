// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Money was applied to rollovers. */
public final class IncomingFundsAppliedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsAppliedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public IncomingFundsAppliedEventData data() {
    return required("data", IncomingFundsAppliedEventData::new);
  }
}

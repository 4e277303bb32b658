// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A part of divided money was removed from its rollover. It becomes separate incoming funds, with its own event.
 */
public final class IncomingFundsDividedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsDividedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public IncomingFundsDividedEventData data() {
    return required("data", IncomingFundsDividedEventData::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The amount received differs from the amount sent. */
public final class RolloverAmountMismatchEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverAmountMismatchEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverAmountMismatchEventData data() {
    return required("data", RolloverAmountMismatchEventData::new);
  }
}

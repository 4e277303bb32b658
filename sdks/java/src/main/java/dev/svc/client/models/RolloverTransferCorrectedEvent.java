// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A transfer was corrected. The event has the corrected transfer. */
public final class RolloverTransferCorrectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverTransferCorrectedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverTransferCorrectedEventData data() {
    return required("data", RolloverTransferCorrectedEventData::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The source custodian started processing. */
public final class RolloverAcknowledgedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverAcknowledgedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverAcknowledgedEventData data() {
    return required("data", RolloverAcknowledgedEventData::new);
  }
}

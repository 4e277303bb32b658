// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The review approved the rollover. */
public final class RolloverApprovedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverApprovedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverApprovedEventData data() {
    return required("data", RolloverApprovedEventData::new);
  }
}

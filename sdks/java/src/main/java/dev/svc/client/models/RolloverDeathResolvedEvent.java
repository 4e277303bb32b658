// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Someone decided what happens to money sent before the death was reported. */
public final class RolloverDeathResolvedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDeathResolvedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDeathResolvedEventData data() {
    return required("data", RolloverDeathResolvedEventData::new);
  }
}

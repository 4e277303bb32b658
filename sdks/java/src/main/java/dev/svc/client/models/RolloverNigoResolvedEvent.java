// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A NIGO item was resolved. */
public final class RolloverNigoResolvedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverNigoResolvedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverNigoResolvedEventData data() {
    return required("data", RolloverNigoResolvedEventData::new);
  }
}

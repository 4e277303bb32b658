// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** Received money went back to the source. */
public final class RolloverReturnedToSourceEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverReturnedToSourceEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverReturnedToSourceEventData data() {
    return required("data", RolloverReturnedToSourceEventData::new);
  }
}

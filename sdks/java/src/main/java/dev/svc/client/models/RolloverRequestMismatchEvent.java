// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The amount sent differs from the amount requested. */
public final class RolloverRequestMismatchEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverRequestMismatchEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverRequestMismatchEventData data() {
    return required("data", RolloverRequestMismatchEventData::new);
  }
}

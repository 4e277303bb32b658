// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The rollover continues without the requested documents. */
public final class RolloverDocumentsWaivedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDocumentsWaivedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverDocumentsWaivedEventData data() {
    return required("data", RolloverDocumentsWaivedEventData::new);
  }
}

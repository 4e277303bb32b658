// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A test event, sent only to the tested endpoint, regardless of its event types. */
public final class WebhookTestEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public WebhookTestEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public WebhookTestEventData data() {
    return required("data", WebhookTestEventData::new);
  }
}

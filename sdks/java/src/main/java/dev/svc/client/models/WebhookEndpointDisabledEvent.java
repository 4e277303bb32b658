// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The service disabled an endpoint, because it returned 410 or no attempt succeeded for five days. */
public final class WebhookEndpointDisabledEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public WebhookEndpointDisabledEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public WebhookEndpointDisabledEventData data() {
    return required("data", WebhookEndpointDisabledEventData::new);
  }
}

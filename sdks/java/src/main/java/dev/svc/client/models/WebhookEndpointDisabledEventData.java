// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Details of the event. The fields depend on the event type, here {@code webhook_endpoint.disabled}. */
public final class WebhookEndpointDisabledEventData extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookEndpointDisabledEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
  public String webhookEndpointId() {
    return required("webhookEndpointId", ApiObject::text);
  }

  /** Why the service disabled the endpoint. */
  public WebhookDisabledReason reason() {
    return required("reason", enumeration(WebhookDisabledReason::of));
  }
}

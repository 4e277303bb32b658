// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Details of the event. The members depend on the event type, here {@code webhook.test}. */
public final class WebhookTestEventData extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookTestEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
  public String webhookEndpointId() {
    return required("webhookEndpointId", ApiObject::text);
  }

  /** The event type whose example was sent. Only in the events API: the delivered payload is the example. */
  public Optional<String> sampleType() {
    return optional("sampleType", ApiObject::text);
  }
}

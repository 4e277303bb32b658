// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Details of the event. The fields depend on the event type, here {@code webhook.test}. */
public final class WebhookTestEventData extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookTestEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
  public String webhookEndpointId() {
    return required("webhookEndpointId", ApiObject::text);
  }

  /**
   * The event type whose example was sent. Only the events API returns this field. The delivered payload is the
   * example itself.
   */
  public Optional<String> sampleType() {
    return optional("sampleType", ApiObject::text);
  }
}

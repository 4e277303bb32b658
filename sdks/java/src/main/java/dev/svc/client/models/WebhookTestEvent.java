// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A test event, sent only to the tested endpoint, regardless of its event types. */
public final class WebhookTestEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public WebhookTestEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code webhook.test}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code webhook.test}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
    public String webhookEndpointId() {
      return required("webhookEndpointId", ApiObject::text);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** The service disabled an endpoint, because it returned 410 or no attempt succeeded for five days. */
public final class WebhookEndpointDisabledEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public WebhookEndpointDisabledEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code webhook_endpoint.disabled}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code webhook_endpoint.disabled}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
    public String webhookEndpointId() {
      return required("webhookEndpointId", ApiObject::text);
    }

    /** Why the service disabled the endpoint. */
    public Reason reason() {
      return required("reason", enumeration(Reason::of));
    }

    /** Why the service disabled the endpoint. */
    public static final class Reason extends ApiEnum {
      /** The endpoint returned 410. */
      public static final Reason GONE = of("gone");

      /** No attempt succeeded for five days. */
      public static final Reason FAILING = of("failing");

      private Reason(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Reason of(String value) {
        return intern(Reason.class, value, Reason::new);
      }
    }
  }
}

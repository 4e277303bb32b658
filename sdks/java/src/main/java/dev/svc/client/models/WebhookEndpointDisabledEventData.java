// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** What happened. The members depend on the event type, here {@code webhook_endpoint.disabled}. */
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

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The signed headers {@code webhook-id} and {@code webhook-timestamp}. The signature is omitted. */
public final class WebhookRequestHeaders extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookRequestHeaders(JsonNode json) {
    super(json);
  }

  /** The event ID, the same for every attempt. */
  public String webhookId() {
    return required("webhook-id", ApiObject::text);
  }

  /** When the attempt was sent, in seconds since the epoch. */
  public String webhookTimestamp() {
    return required("webhook-timestamp", ApiObject::text);
  }
}

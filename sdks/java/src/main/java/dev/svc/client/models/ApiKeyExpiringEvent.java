// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A key expires in 14, 3 or 1 days. For a rotated key, the event is sent only one day before it expires, and
 * only if it is still in use.
 */
public final class ApiKeyExpiringEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyExpiringEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApiKeyExpiringEventData data() {
    return required("data", ApiKeyExpiringEventData::new);
  }
}

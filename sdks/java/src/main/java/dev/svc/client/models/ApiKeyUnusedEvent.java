// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** An active key was not used for ninety days. Revoke it if it is no longer needed. */
public final class ApiKeyUnusedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyUnusedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApiKeyUnusedEventData data() {
    return required("data", ApiKeyUnusedEventData::new);
  }
}

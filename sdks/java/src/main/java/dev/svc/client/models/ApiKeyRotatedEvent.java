// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A key was rotated. The old key works until {@code expiresAt}. */
public final class ApiKeyRotatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyRotatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApiKeyRotatedEventData data() {
    return required("data", ApiKeyRotatedEventData::new);
  }
}

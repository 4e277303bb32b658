// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A key was revoked. */
public final class ApiKeyRevokedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyRevokedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApiKeyRevokedEventData data() {
    return required("data", ApiKeyRevokedEventData::new);
  }
}

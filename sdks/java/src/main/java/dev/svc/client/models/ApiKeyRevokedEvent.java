// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A key was revoked. */
public final class ApiKeyRevokedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyRevokedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code api_key.revoked}. */
  public ApiKeyRevokedEventData data() {
    return required("data", ApiKeyRevokedEventData::new);
  }
}

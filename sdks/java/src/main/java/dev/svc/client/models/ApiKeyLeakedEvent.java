// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A key was reported as leaked. An active {@code sk} or {@code ak} key is revoked immediately, which also sends
 * {@code api_key.revoked}.
 */
public final class ApiKeyLeakedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyLeakedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApiKeyLeakedEventData data() {
    return required("data", ApiKeyLeakedEventData::new);
  }
}

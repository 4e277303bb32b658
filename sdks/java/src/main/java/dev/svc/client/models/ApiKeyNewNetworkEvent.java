// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * An {@code sk} or {@code ak} key was used from new networks more than seven days after its first use. Sent at
 * most once a day per key.
 */
public final class ApiKeyNewNetworkEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyNewNetworkEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApiKeyNewNetworkEventData data() {
    return required("data", ApiKeyNewNetworkEventData::new);
  }
}

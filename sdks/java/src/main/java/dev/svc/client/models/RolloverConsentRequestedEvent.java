// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The participant was asked to sign. */
public final class RolloverConsentRequestedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverConsentRequestedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverConsentRequestedEventData data() {
    return required("data", RolloverConsentRequestedEventData::new);
  }
}

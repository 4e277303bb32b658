// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The participant has signed. */
public final class RolloverConsentSignedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverConsentSignedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverConsentSignedEventData data() {
    return required("data", RolloverConsentSignedEventData::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A signature of a letter was requested from an e-signature provider. */
public final class RolloverLetterSignatureRequestedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverLetterSignatureRequestedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverLetterSignatureRequestedEventData data() {
    return required("data", RolloverLetterSignatureRequestedEventData::new);
  }
}

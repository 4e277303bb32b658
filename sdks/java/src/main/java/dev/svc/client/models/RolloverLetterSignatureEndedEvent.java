// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The signer declined to sign a letter, or the request expired at the e-signature provider. */
public final class RolloverLetterSignatureEndedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverLetterSignatureEndedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverLetterSignatureEndedEventData data() {
    return required("data", RolloverLetterSignatureEndedEventData::new);
  }
}

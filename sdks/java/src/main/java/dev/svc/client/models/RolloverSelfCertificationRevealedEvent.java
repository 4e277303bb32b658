// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** The self-certification for late money was retrieved. */
public final class RolloverSelfCertificationRevealedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverSelfCertificationRevealedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public RolloverSelfCertificationRevealedEventData data() {
    return required("data", RolloverSelfCertificationRevealedEventData::new);
  }
}

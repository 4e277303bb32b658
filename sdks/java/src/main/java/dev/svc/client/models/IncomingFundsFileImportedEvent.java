// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** A bank file was imported. Each credit of the file also has the event {@code incoming_funds.recorded}. */
public final class IncomingFundsFileImportedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsFileImportedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public IncomingFundsFileImportedEventData data() {
    return required("data", IncomingFundsFileImportedEventData::new);
  }
}

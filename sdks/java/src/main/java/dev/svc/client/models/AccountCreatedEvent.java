// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/** An account was created by an API key or in the widget. */
public final class AccountCreatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public AccountCreatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public AccountCreatedEventData data() {
    return required("data", AccountCreatedEventData::new);
  }
}

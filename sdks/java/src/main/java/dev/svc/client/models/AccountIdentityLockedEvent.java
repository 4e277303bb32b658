// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Five wrong dates of birth or wrong last four SSN digits were sent for an account within a day. Further
 * attempts are blocked until {@code lockedUntil}. Someone may be guessing.
 */
public final class AccountIdentityLockedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public AccountIdentityLockedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public AccountIdentityLockedEventData data() {
    return required("data", AccountIdentityLockedEventData::new);
  }
}

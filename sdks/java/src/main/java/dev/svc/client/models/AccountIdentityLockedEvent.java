// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;

/**
 * Five wrong dates of birth or last four digits were sent for an account within a day. Further attempts are
 * blocked until {@code lockedUntil}. Someone may be guessing.
 */
public final class AccountIdentityLockedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public AccountIdentityLockedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code account.identity_locked}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code account.identity_locked}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the account: {@code acct_} followed by 26 characters. */
    public String accountId() {
      return required("accountId", ApiObject::text);
    }

    /** When attempts are possible again. */
    public Instant lockedUntil() {
      return required("lockedUntil", ApiObject::instant);
    }
  }
}

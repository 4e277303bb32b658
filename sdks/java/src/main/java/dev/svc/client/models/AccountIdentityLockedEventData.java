// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;

/** Details of the event. The fields depend on the event type, here {@code account.identity_locked}. */
public final class AccountIdentityLockedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public AccountIdentityLockedEventData(JsonNode json) {
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

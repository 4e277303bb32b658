// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Details of the event. The fields depend on the event type, here {@code account.created}. */
public final class AccountCreatedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public AccountCreatedEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the account: {@code acct_} followed by 26 characters. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }
}

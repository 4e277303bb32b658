// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** An account was created by an API key or in the widget. */
public final class AccountCreatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public AccountCreatedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code account.created}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code account.created}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the account: {@code acct_} followed by 26 characters. */
    public String accountId() {
      return required("accountId", ApiObject::text);
    }
  }
}

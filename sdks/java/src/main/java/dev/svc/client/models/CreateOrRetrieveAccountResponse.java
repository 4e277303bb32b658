// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The account already existed. Nothing was changed. */
public final class CreateOrRetrieveAccountResponse extends ApiObject {
  /** Creates an object from JSON. */
  public CreateOrRetrieveAccountResponse(JsonNode json) {
    super(json);
  }

  /** The account's ID, at the top level as in other responses. Same as {@code account.id}. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The created or existing account. */
  public Account account() {
    return required("account", Account::new);
  }

  /** Whether this call created it. */
  public boolean created() {
    return required("created", ApiObject::bool);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** How to pay through the Automated Clearing House. */
public final class CustodianAch extends ApiObject {
  /** Creates an object from JSON. */
  public CustodianAch(JsonNode json) {
    super(json);
  }

  /** The bank's nine-digit routing number. */
  public String routingNumber() {
    return required("routingNumber", ApiObject::text);
  }

  /** The last digits of the bank account number. The full number appears only in a rollover's instructions. */
  public String accountNumberMask() {
    return required("accountNumberMask", ApiObject::text);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** How to pay by wire. */
public final class CustodianWire extends ApiObject {
  /** Creates an object from JSON. */
  public CustodianWire(JsonNode json) {
    super(json);
  }

  /** Name of the bank that receives the wire. */
  public String bankName() {
    return required("bankName", ApiObject::text);
  }

  /** The bank's nine-digit routing number. */
  public String routingNumber() {
    return required("routingNumber", ApiObject::text);
  }

  /** The owner of the bank account. */
  public String beneficiary() {
    return required("beneficiary", ApiObject::text);
  }

  /** The last digits of the bank account number. The full number appears only in a rollover's instructions. */
  public String accountNumberMask() {
    return required("accountNumberMask", ApiObject::text);
  }

  /** For further credit to (FFC). A template like {@code payee}. */
  public Optional<String> furtherCredit() {
    return optional("furtherCredit", ApiObject::text);
  }
}

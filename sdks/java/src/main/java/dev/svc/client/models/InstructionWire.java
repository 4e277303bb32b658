// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Bank details for a payment by wire. */
public final class InstructionWire extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionWire(JsonNode json) {
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

  /** Owner of the bank account. */
  public String beneficiary() {
    return required("beneficiary", ApiObject::text);
  }

  /** Full bank account number. */
  public String accountNumber() {
    return required("accountNumber", ApiObject::text);
  }

  /** For further credit: the account to which the beneficiary forwards the money. */
  public Optional<String> furtherCredit() {
    return optional("furtherCredit", ApiObject::text);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Bank details for a payment by ACH. */
public final class InstructionAch extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionAch(JsonNode json) {
    super(json);
  }

  /** The bank's nine-digit routing number. */
  public String routingNumber() {
    return required("routingNumber", ApiObject::text);
  }

  /** Full bank account number. */
  public String accountNumber() {
    return required("accountNumber", ApiObject::text);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Payment to the destination. */
public final class InstructionPayment extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionPayment(JsonNode json) {
    super(json);
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
  public DeliveryMethod method() {
    return required("method", enumeration(DeliveryMethod::of));
  }

  /** Payee. Null if unknown. */
  public Optional<String> payee() {
    return optional("payee", ApiObject::text);
  }

  /** Memo or reference: the account number and the rollover ID. */
  public String memo() {
    return required("memo", ApiObject::text);
  }

  /** For a check: mailing address, one line per item. Empty if unknown. */
  public List<String> checkAddress() {
    return required("checkAddress", list(ApiObject::text));
  }

  /** Returns {@code wire}. */
  public Optional<InstructionWire> wire() {
    return optional("wire", InstructionWire::new);
  }

  /** Returns {@code ach}. */
  public Optional<InstructionAch> ach() {
    return optional("ach", InstructionAch::new);
  }

  /** For an ACATS transfer: the destination custodian's DTC number. */
  public Optional<String> dtcNumber() {
    return optional("dtcNumber", ApiObject::text);
  }
}

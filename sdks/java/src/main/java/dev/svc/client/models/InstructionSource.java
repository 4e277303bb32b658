// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** The source account. */
public final class InstructionSource extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionSource(JsonNode json) {
    super(json);
  }

  /** TypeID of the custodian: {@code cus_} followed by 26 characters. */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** Name of the custodian, as in the directory. */
  public String custodianName() {
    return required("custodianName", ApiObject::text);
  }

  /** True if the operator has verified the directory entry with the custodian. */
  public boolean isVerified() {
    return required("isVerified", ApiObject::bool);
  }

  /** Tax type of the account, such as {@code traditional_ira}. */
  public AccountType accountType() {
    return required("accountType", enumeration(AccountType::of));
  }

  /** Full account number. */
  public String accountNumber() {
    return required("accountNumber", ApiObject::text);
  }

  /** Name of the employer's plan. */
  public Optional<String> planName() {
    return optional("planName", ApiObject::text);
  }

  /** Returns {@code plan}. */
  public Optional<InstructionPlan> plan() {
    return optional("plan", InstructionPlan::new);
  }

  /** Returns {@code requestTo}. */
  public Optional<InstructionRequestAddresses> requestTo() {
    return optional("requestTo", InstructionRequestAddresses::new);
  }

  /** Returns {@code signatures}. */
  public InstructionSignatures signatures() {
    return required("signatures", InstructionSignatures::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Payee and bank details of a custodian or plan that your organization added. */
public final class PaymentDetails extends ApiObject {
  /** Creates an object from JSON. */
  public PaymentDetails(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code pmd_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code payment_details}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The plan. Null for a custodian. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** The custodian. Null for a plan. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** Whether instructions use payment details. */
  public PaymentDetailsStatus status() {
    return required("status", enumeration(PaymentDetailsStatus::of));
  }

  /**
   * The payee line: a template with {@code {participant}}, and optionally {@code {custodian}} and {@code
   * {accountNumber}}.
   */
  public String payee() {
    return required("payee", ApiObject::text);
  }

  /** Mailing address for checks, one line per item. */
  public List<String> checkAddress() {
    return required("checkAddress", list(ApiObject::text));
  }

  /** Returns {@code wire}. */
  public Optional<CustodianWire> wire() {
    return optional("wire", CustodianWire::new);
  }

  /** Returns {@code ach}. */
  public Optional<CustodianAch> ach() {
    return optional("ach", CustodianAch::new);
  }

  /** The Depository Trust Company participant number, used for ACATS. */
  public Optional<String> dtcNumber() {
    return optional("dtcNumber", ApiObject::text);
  }

  /** Where the details come from. */
  public String source() {
    return required("source", ApiObject::text);
  }

  /** Telephone number that came with the details. The call-back must use another number. */
  public Optional<String> contactPhone() {
    return optional("contactPhone", ApiObject::text);
  }

  /** The author, who cannot confirm the details. */
  public Actor createdBy() {
    return required("createdBy", Actor::new);
  }

  /** Time of creation. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** The person who confirmed or rejected the details. */
  public Optional<Actor> decidedBy() {
    return optional("decidedBy", Actor::new);
  }

  /** Time of the decision. */
  public Optional<Instant> decidedAt() {
    return optional("decidedAt", ApiObject::instant);
  }

  /** Returns {@code callback}. */
  public Optional<PaymentDetailsCallback> callback() {
    return optional("callback", PaymentDetailsCallback::new);
  }

  /** Why the details were rejected. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** The plan. Null if there is none. Only with {@code expand=plan}. */
  public Optional<Plan> plan() {
    return optional("plan", Plan::new);
  }

  /** The custodian. Null if there is none. Only with {@code expand=custodian}. */
  public Optional<Custodian> custodian() {
    return optional("custodian", Custodian::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Money that arrived, and where it is now. */
public final class IncomingFunds extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFunds(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code inf_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code incoming_funds}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Where the money is. */
  public IncomingFundsStatus status() {
    return required("status", enumeration(IncomingFundsStatus::of));
  }

  /** The amount received. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** The date the money arrived. */
  public String receivedOn() {
    return required("receivedOn", ApiObject::text);
  }

  /** How the money arrived. */
  public IncomingFundsMethod method() {
    return required("method", enumeration(IncomingFundsMethod::of));
  }

  /** The sender, as printed. */
  public Optional<String> payerName() {
    return optional("payerName", ApiObject::text);
  }

  /** The payee line. */
  public Optional<String> payee() {
    return optional("payee", ApiObject::text);
  }

  /** The memo or remittance text. */
  public Optional<String> memo() {
    return optional("memo", ApiObject::text);
  }

  /** Number printed on the check. */
  public Optional<String> checkNumber() {
    return optional("checkNumber", ApiObject::text);
  }

  /** ACH trace number, wire reference or tracking number. */
  public Optional<String> traceNumber() {
    return optional("traceNumber", ApiObject::text);
  }

  /** The bank's ID of the entry. */
  public Optional<String> bankReference() {
    return optional("bankReference", ApiObject::text);
  }

  /** The account number as printed, masked. */
  public Optional<String> accountNumberMask() {
    return optional("accountNumberMask", ApiObject::text);
  }

  /** The custodian that sent the money. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** SHA-256 digest of the image. */
  public Optional<String> imageSha256() {
    return optional("imageSha256", ApiObject::text);
  }

  /** Earlier money with the same bank reference. Null if none. */
  public Optional<String> suspectedDuplicateOf() {
    return optional("suspectedDuplicateOf", ApiObject::text);
  }

  /**
   * The incoming funds that this money was split from. If money is applied to several rollovers and one of them
   * releases its part, the part becomes separate incoming funds.
   */
  public Optional<String> splitFrom() {
    return optional("splitFrom", ApiObject::text);
  }

  /** The bank file that it came from. */
  public Optional<String> fileId() {
    return optional("fileId", ApiObject::text);
  }

  /** Its line in the bank file. */
  public Optional<Long> line() {
    return optional("line", ApiObject::integer);
  }

  /** A note for the people who work on it. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }

  /** Your ID for the person who works on it. */
  public Optional<String> ownerId() {
    return optional("ownerId", ApiObject::text);
  }

  /** Returns {@code suspense}. */
  public Optional<IncomingFundsSuspense> suspense() {
    return optional("suspense", IncomingFundsSuspense::new);
  }

  /** The rollovers that the money is applied to. The amounts add up to {@code amount}. */
  public List<IncomingFundsAllocation> allocations() {
    return required("allocations", list(IncomingFundsAllocation::new));
  }

  /** Returns {@code outcome}. */
  public Optional<IncomingFundsOutcome> outcome() {
    return optional("outcome", IncomingFundsOutcome::new);
  }

  /** Counts changes. Send it as {@code If-Match}. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** Time of recording. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Time of the last change. */
  public Instant updatedAt() {
    return required("updatedAt", ApiObject::instant);
  }

  /** The custodian. Null if there is none. Only with {@code expand=custodian}. */
  public Optional<Custodian> custodian() {
    return optional("custodian", Custodian::new);
  }
}

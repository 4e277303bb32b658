// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** A return that took money back. */
public final class IncomingFundsReturn extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsReturn(JsonNode json) {
    super(json);
  }

  /** Line in the file. */
  public long line() {
    return required("line", ApiObject::integer);
  }

  /** The amount that the bank took back. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** The day of the return. */
  public String receivedOn() {
    return required("receivedOn", ApiObject::text);
  }

  /** Return code of the bank, such as {@code R01}. */
  public Optional<String> returnCode() {
    return optional("returnCode", ApiObject::text);
  }

  /** Meaning of the return code. */
  public Optional<String> returnReason() {
    return optional("returnReason", ApiObject::text);
  }

  /** Trace number of the returned payment. */
  public Optional<String> originalTraceNumber() {
    return optional("originalTraceNumber", ApiObject::text);
  }

  /** Number of a bounced check. */
  public Optional<String> checkNumber() {
    return optional("checkNumber", ApiObject::text);
  }

  /** The earlier arrival with this trace number or check number, and this amount. Null if there is none. */
  public Optional<String> incomingFundsId() {
    return optional("incomingFundsId", ApiObject::text);
  }

  /** Current status of the earlier arrival. */
  public Optional<IncomingFundsStatus> status() {
    return optional("status", enumeration(IncomingFundsStatus::of));
  }

  /** How the earlier arrivals were found, or why a person must decide. Null in older files. */
  public Optional<IncomingFundsReturnMatch> match() {
    return optional("match", enumeration(IncomingFundsReturnMatch::of));
  }

  /**
   * The money that the return takes back, including parts that were split off later. Reverse it with {@code POST
   * /v1/bank-files/{id}/reverse-return}. If a person must decide, this lists the candidates: arrivals with the
   * return's number.
   */
  public List<IncomingFundsReturnPart> parts() {
    return required("parts", list(IncomingFundsReturnPart::new));
  }
}

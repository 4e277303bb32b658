// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** One payment, such as a check or a wire. */
public final class Transfer extends ApiObject {
  /** Creates an object from JSON. */
  public Transfer(JsonNode json) {
    super(json);
  }

  /** ID of the transfer, used to report its money as lost, returned or received. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
  public DeliveryMethod method() {
    return required("method", enumeration(DeliveryMethod::of));
  }

  /** Amount sent, net of withholding. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Federal tax withheld. */
  public BigDecimal withheldFederal() {
    return required("withheldFederal", ApiObject::decimal);
  }

  /** State tax withheld. */
  public BigDecimal withheldState() {
    return required("withheldState", ApiObject::decimal);
  }

  /** State whose tax was withheld. Null if not given. */
  public Optional<String> stateCode() {
    return optional("stateCode", ApiObject::text);
  }

  /** Recipient of the money. */
  public FundsRecipient sentTo() {
    return required("sentTo", enumeration(FundsRecipient::of));
  }

  /** Carrier of a mailed check. New values may be added. */
  public Optional<MailCarrier> carrier() {
    return optional("carrier", enumeration(MailCarrier::of));
  }

  /** Tracking number of the carrier or bank. */
  public Optional<String> trackingNumber() {
    return optional("trackingNumber", ApiObject::text);
  }

  /** The carrier's public tracking page. Null without a tracking number of a known carrier. */
  public Optional<String> trackingUrl() {
    return optional("trackingUrl", ApiObject::text);
  }

  /** Date a mailed check is expected to arrive, if given. The arrival deadline depends on it. */
  public Optional<LocalDate> expectedOn() {
    return optional("expectedOn", ApiObject::date);
  }

  /** Whether a transfer counts toward the totals. */
  public TransferStatus status() {
    return required("status", enumeration(TransferStatus::of));
  }

  /**
   * Reason it no longer counts, such as {@code lost}, {@code returned} or {@code corrected}. New values may be
   * added.
   */
  public Optional<String> voidReason() {
    return optional("voidReason", ApiObject::text);
  }

  /** Date it was returned, voided or corrected, if recorded. */
  public Optional<LocalDate> voidedOn() {
    return optional("voidedOn", ApiObject::date);
  }

  /** ID of the void transfer that this payment reissues. Null for other payments. */
  public Optional<String> reissueOf() {
    return optional("reissueOf", ApiObject::text);
  }

  /** ID of the void transfer that this one corrects. Null if it corrects none. */
  public Optional<String> replaces() {
    return optional("replaces", ApiObject::text);
  }

  /**
   * Form 1099-R distribution codes for this payment, as of the day it left. Later payments can have other codes.
   * Null if no form is issued, or for older transfers without recorded codes.
   */
  public Optional<String> code1099R() {
    return optional("code1099R", ApiObject::text);
  }

  /** Split among the rollover's {@code moneySources}. Empty if it has none. */
  public List<SourceAmount> sources() {
    return required("sources", list(SourceAmount::new));
  }

  /** Assets sent in kind. */
  public List<Asset> assets() {
    return required("assets", list(Asset::new));
  }

  /** Date it left, if given. */
  public Optional<LocalDate> sentOn() {
    return optional("sentOn", ApiObject::date);
  }

  /** Date the participant received money paid to them. Null if no 60-day period applies. */
  public Optional<LocalDate> receivedOn() {
    return optional("receivedOn", ApiObject::date);
  }

  /**
   * Last day of the transfer's 60-day period. For a plan loan offset, the due date of the tax return. For a
   * repayment, the last day to repay. For a postponed deadline, the postponed day.
   */
  public Optional<LocalDate> sixtyDayDueOn() {
    return optional("sixtyDayDueOn", ApiObject::date);
  }

  /**
   * Payee. A check sent to the participant can be payable to the destination. Null for money sent to the
   * participant if the payee was not given.
   */
  public Optional<FundsRecipient> payableTo() {
    return optional("payableTo", enumeration(FundsRecipient::of));
  }

  /** Number printed on the check. */
  public Optional<String> checkNumber() {
    return optional("checkNumber", ApiObject::text);
  }

  /** Name to which the check is payable. */
  public Optional<String> payee() {
    return optional("payee", ApiObject::text);
  }

  /** Date it was recorded. Null for older records. */
  public Optional<LocalDate> recordedOn() {
    return optional("recordedOn", ApiObject::date);
  }
}

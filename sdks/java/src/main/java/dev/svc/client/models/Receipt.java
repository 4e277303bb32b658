// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Money that arrived at the destination. */
public final class Receipt extends ApiObject {
  /** Creates an object from JSON. */
  public Receipt(JsonNode json) {
    super(json);
  }

  /** ID of the receipt, used to void it. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Whether a receipt counts toward the totals. */
  public ReceiptStatus status() {
    return required("status", enumeration(ReceiptStatus::of));
  }

  /**
   * Reason it no longer counts, such as {@code typed_wrong}, {@code bounced} or {@code corrected}. New values
   * may be added.
   */
  public Optional<String> voidReason() {
    return optional("voidReason", ApiObject::text);
  }

  /** Date it was voided, returned or corrected, if recorded. */
  public Optional<LocalDate> voidedOn() {
    return optional("voidedOn", ApiObject::date);
  }

  /** ID of the void receipt that this one corrects. Null if it corrects none. */
  public Optional<String> replaces() {
    return optional("replaces", ApiObject::text);
  }

  /** Amount that was received. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Assets received in kind. */
  public List<Asset> assets() {
    return required("assets", list(Asset::new));
  }

  /** Day on which the money was received. */
  public LocalDate receivedOn() {
    return required("receivedOn", ApiObject::date);
  }

  /** The transfer whose money arrived. Null if unknown: the receipt then counts toward the earliest transfers. */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
  public Optional<DeliveryMethod> method() {
    return optional("method", enumeration(DeliveryMethod::of));
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

  /** Part that arrived after the 60 days of its transfer. */
  public BigDecimal lateAmount() {
    return required("lateAmount", ApiObject::decimal);
  }

  /** Explanation of why it is late. */
  public Optional<String> lateReason() {
    return optional("lateReason", ApiObject::text);
  }

  /** Reason it arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). New values may be added. */
  public Optional<LateReasonCode> lateReasonCode() {
    return optional("lateReasonCode", enumeration(LateReasonCode::of));
  }

  /** Returns {@code selfCertification}. */
  public Optional<SelfCertification> selfCertification() {
    return optional("selfCertification", SelfCertification::new);
  }
}

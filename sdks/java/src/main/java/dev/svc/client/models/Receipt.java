// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Status status() {
    return required("status", enumeration(Status::of));
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

  /** The transfer it belongs to. Null if that is unclear: it then counts toward the transfers that left first. */
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

  /** Returns {@code lateReasonCode}. */
  public Optional<LateReasonCode> lateReasonCode() {
    return optional("lateReasonCode", enumeration(LateReasonCode::of));
  }

  /** Returns {@code selfCertification}. */
  public Optional<SelfCertification> selfCertification() {
    return optional("selfCertification", SelfCertification::new);
  }

  /** Whether a receipt counts toward the totals. */
  public static final class Status extends ApiEnum {
    /** It counts. */
    public static final Status RECEIVED = of("received");

    /** Recorded incorrectly, bounced, returned or corrected. It no longer counts. */
    public static final Status VOID = of("void");

    private Status(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Status of(String value) {
      return intern(Status.class, value, Status::new);
    }
  }

  /** Reason it arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). New values may be added. */
  public static final class LateReasonCode extends ApiEnum {
    /** An error was committed by the financial institution making the distribution or receiving the contribution. */
    public static final LateReasonCode FINANCIAL_INSTITUTION_ERROR = of("financial_institution_error");

    /** The distribution was in the form of a check and the check was misplaced and never cashed. */
    public static final LateReasonCode CHECK_MISPLACED = of("check_misplaced");

    /**
     * The distribution was deposited into and remained in an account that was mistakenly thought to be a
     * retirement plan or IRA.
     */
    public static final LateReasonCode WRONG_ACCOUNT = of("wrong_account");

    /** The participant's principal residence was severely damaged. */
    public static final LateReasonCode RESIDENCE_DAMAGED = of("residence_damaged");

    /** One of the participant's family members died. */
    public static final LateReasonCode FAMILY_DEATH = of("family_death");

    /** The participant, or one of their family members, was seriously ill. */
    public static final LateReasonCode SERIOUS_ILLNESS = of("serious_illness");

    /** The participant was incarcerated. */
    public static final LateReasonCode INCARCERATION = of("incarceration");

    /** Restrictions were imposed by a foreign country. */
    public static final LateReasonCode FOREIGN_RESTRICTIONS = of("foreign_restrictions");

    /** A postal error occurred. */
    public static final LateReasonCode POSTAL_ERROR = of("postal_error");

    /**
     * The distribution was made on account of an IRS levy, and the proceeds of the levy were returned to the
     * participant.
     */
    public static final LateReasonCode LEVY_RETURNED = of("levy_returned");

    /**
     * The party making the distribution delayed providing information that the receiving plan or IRA required,
     * despite reasonable efforts to obtain it.
     */
    public static final LateReasonCode INFORMATION_DELAYED = of("information_delayed");

    /** The distribution was made to a state unclaimed property fund. */
    public static final LateReasonCode UNCLAIMED_PROPERTY = of("unclaimed_property");

    private LateReasonCode(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static LateReasonCode of(String value) {
      return intern(LateReasonCode.class, value, LateReasonCode::new);
    }
  }
}

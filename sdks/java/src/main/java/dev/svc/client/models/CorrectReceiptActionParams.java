// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** The parameters of {@code correct_receipt}. */
public final class CorrectReceiptActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public CorrectReceiptActionParams(JsonNode json) {
    super(json);
  }

  /** ID of one of the rollover's {@code receipts}. */
  public String receiptId() {
    return required("receiptId", ApiObject::text);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Correct amount received. */
  public Optional<BigDecimal> amount() {
    return optional("amount", ApiObject::decimal);
  }

  /** The date the money arrived, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> receivedOn() {
    return optional("receivedOn", ApiObject::date);
  }

  /** ID of one of the rollover's {@code transfers}. The transfer that the money came from. */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** Correct delivery method. */
  public Optional<Method> method() {
    return optional("method", enumeration(Method::of));
  }

  /** Number printed on the check. */
  public Optional<String> checkNumber() {
    return optional("checkNumber", ApiObject::text);
  }

  /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
  public Optional<String> payee() {
    return optional("payee", ApiObject::text);
  }

  /** Reason the money is late. Do not include personal data. */
  public Optional<String> lateReason() {
    return optional("lateReason", ApiObject::text);
  }

  /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
  public Optional<LateReasonCode> lateReasonCode() {
    return optional("lateReasonCode", enumeration(LateReasonCode::of));
  }

  /**
   * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
   * recorded here.
   */
  public Optional<Boolean> datesAttested() {
    return optional("datesAttested", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CorrectReceiptActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** ID of one of the rollover's {@code receipts}. Required. */
    public Builder receiptId(String value) {
      return set("receiptId", value);
    }

    /** Reason, up to 500 characters. Do not include personal data. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Correct amount received. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** The date the money arrived, {@code YYYY-MM-DD}. */
    public Builder receivedOn(LocalDate value) {
      return set("receivedOn", value);
    }

    /** ID of one of the rollover's {@code transfers}. The transfer that the money came from. */
    public Builder transferId(String value) {
      return set("transferId", value);
    }

    /** Correct delivery method. */
    public Builder method(Method value) {
      return set("method", value);
    }

    /** Number printed on the check. */
    public Builder checkNumber(String value) {
      return set("checkNumber", value);
    }

    /** Payee, such as {@code Fidelity FBO Grace Hopper}. */
    public Builder payee(String value) {
      return set("payee", value);
    }

    /** Reason the money is late. Do not include personal data. */
    public Builder lateReason(String value) {
      return set("lateReason", value);
    }

    /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
    public Builder lateReasonCode(LateReasonCode value) {
      return set("lateReasonCode", value);
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
     * recorded here.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public CorrectReceiptActionParams build() {
      return new CorrectReceiptActionParams(members());
    }
  }

  /** Correct delivery method. */
  public static final class Method extends ApiEnum {
    /** By check. */
    public static final Method CHECK = of("check");

    /** By wire. */
    public static final Method WIRE = of("wire");

    /** Through the Automated Clearing House. */
    public static final Method ACH = of("ach");

    /** Through the Automated Customer Account Transfer Service. */
    public static final Method ACATS = of("acats");

    /** Within one custodian. */
    public static final Method INTERNAL = of("internal");

    private Method(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Method of(String value) {
      return intern(Method.class, value, Method::new);
    }
  }

  /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
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

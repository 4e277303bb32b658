// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The receipt, in the form of the {@code mark_funds_received} parameters. */
public final class ResidualReceiptInput extends ApiObject {
  /** Creates an object from JSON. */
  public ResidualReceiptInput(JsonNode json) {
    super(json);
  }

  /** Amount received. More than zero, unless assets arrived in kind. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Assets received in kind. */
  public Optional<List<AssetInput>> assets() {
    return optional("assets", list(AssetInput::new));
  }

  /** The date the money arrived, {@code YYYY-MM-DD}. */
  public LocalDate receivedOn() {
    return required("receivedOn", ApiObject::date);
  }

  /**
   * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer or the one with this
   * amount outstanding, otherwise the transfers that left first.
   */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
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

  /**
   * Reason the money is late. After the 60 days, this or {@code lateReasonCode} is required. It is not a
   * certification by itself. Do not include personal data.
   */
  public Optional<String> lateReason() {
    return optional("lateReason", ApiObject::text);
  }

  /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
  public Optional<LateReasonCode> lateReasonCode() {
    return optional("lateReasonCode", enumeration(LateReasonCode::of));
  }

  /**
   * For money without a recorded transfer: its split among the rollover's {@code moneySources}. Default: the
   * planned split.
   */
  public Optional<List<SourceAmountInput>> sources() {
    return optional("sources", list(SourceAmountInput::new));
  }

  /** The participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46). */
  public Optional<SelfCertificationInput> selfCertification() {
    return optional("selfCertification", SelfCertificationInput::new);
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

  /** Builds {@link ResidualReceiptInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Amount received. More than zero, unless assets arrived in kind. Required. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** Assets received in kind. */
    public Builder assets(List<AssetInput> value) {
      return set("assets", value);
    }

    /** The date the money arrived, {@code YYYY-MM-DD}. Required. */
    public Builder receivedOn(LocalDate value) {
      return set("receivedOn", value);
    }

    /**
     * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer or the one with this
     * amount outstanding, otherwise the transfers that left first.
     */
    public Builder transferId(String value) {
      return set("transferId", value);
    }

    /** How the money is delivered, such as {@code wire} or {@code check}. */
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

    /**
     * Reason the money is late. After the 60 days, this or {@code lateReasonCode} is required. It is not a
     * certification by itself. Do not include personal data.
     */
    public Builder lateReason(String value) {
      return set("lateReason", value);
    }

    /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
    public Builder lateReasonCode(LateReasonCode value) {
      return set("lateReasonCode", value);
    }

    /**
     * For money without a recorded transfer: its split among the rollover's {@code moneySources}. Default: the
     * planned split.
     */
    public Builder sources(List<SourceAmountInput> value) {
      return set("sources", value);
    }

    /** The participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46). */
    public Builder selfCertification(SelfCertificationInput value) {
      return set("selfCertification", value);
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
     * recorded here.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public ResidualReceiptInput build() {
      return new ResidualReceiptInput(members());
    }
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
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

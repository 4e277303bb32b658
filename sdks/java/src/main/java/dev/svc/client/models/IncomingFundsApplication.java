// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** The rollovers that get the money. */
public final class IncomingFundsApplication extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsApplication(JsonNode json) {
    super(json);
  }

  /** The rollover that gets the whole amount. */
  public Optional<String> rolloverId() {
    return optional("rolloverId", ApiObject::text);
  }

  /**
   * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer or the one with this
   * amount outstanding, otherwise the transfers that left first.
   */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** Divides the amount among rollovers. */
  public Optional<List<IncomingFundsAllocationInput>> allocations() {
    return optional("allocations", list(IncomingFundsAllocationInput::new));
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

  /** Builds {@link IncomingFundsApplication}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The rollover that gets the whole amount. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /**
     * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer or the one with this
     * amount outstanding, otherwise the transfers that left first.
     */
    public Builder transferId(String value) {
      return set("transferId", value);
    }

    /** Divides the amount among rollovers. */
    public Builder allocations(List<IncomingFundsAllocationInput> value) {
      return set("allocations", value);
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
     * Confirms that dates before the creation of the rollover are correct, because the money moved before it was
     * recorded here.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public IncomingFundsApplication build() {
      return new IncomingFundsApplication(members());
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

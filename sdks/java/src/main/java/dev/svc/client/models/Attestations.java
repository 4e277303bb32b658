// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** The participant's attestations. Some rules require them. */
public final class Attestations extends ApiObject {
  /** Creates an object from JSON. */
  public Attestations(JsonNode json) {
    super(json);
  }

  /** The participant understands that this rollover is taxable. */
  public Optional<Boolean> taxableAcknowledged() {
    return optional("taxableAcknowledged", ApiObject::bool);
  }

  /** The participant has made no other indirect IRA rollover within 12 months. */
  public Optional<Boolean> noOtherRolloverIn12Months() {
    return optional("noOtherRolloverIn12Months", ApiObject::bool);
  }

  /**
   * No part of the amount is a required minimum distribution, a hardship distribution, a periodic payment or a
   * loan. Covers {@code notHardship}, {@code notPeriodicPayment}, {@code notLoan} and {@code rmdSatisfied} if
   * they are not given.
   */
  public Optional<Boolean> eligibleAmount() {
    return optional("eligibleAmount", ApiObject::bool);
  }

  /** No part of the amount is a hardship distribution from a plan. */
  public Optional<Boolean> notHardship() {
    return optional("notHardship", ApiObject::bool);
  }

  /**
   * No part of the amount belongs to a series of substantially equal payments over a lifetime or at least ten
   * years.
   */
  public Optional<Boolean> notPeriodicPayment() {
    return optional("notPeriodicPayment", ApiObject::bool);
  }

  /**
   * No part of the amount is a plan loan that is treated as a distribution but must still be repaid. Plan loan
   * offsets do not count.
   */
  public Optional<Boolean> notLoan() {
    return optional("notLoan", ApiObject::bool);
  }

  /**
   * Date of the plan loan offset that this amount rolls over, {@code YYYY-MM-DD}. The offset must result from
   * plan termination or the end of employment. The deadline is the due date of the tax return for that year, in
   * October, unless both {@code hasFilingExtension} and {@code hasFiledOnTime} are false.
   */
  public Optional<LocalDate> qualifiedLoanOffsetOn() {
    return optional("qualifiedLoanOffsetOn", ApiObject::date);
  }

  /** The participant has an extension until October to file the tax return for the year of the loan offset. */
  public Optional<Boolean> hasFilingExtension() {
    return optional("hasFilingExtension", ApiObject::bool);
  }

  /**
   * The participant files the tax return for the year of the loan offset by its due date in April. They then
   * have until October to roll over the offset, and must amend the return (Reg. §301.9100-2(b)).
   */
  public Optional<Boolean> hasFiledOnTime() {
    return optional("hasFiledOnTime", ApiObject::bool);
  }

  /** Returns {@code repaymentOf}. */
  public Optional<RepaymentOfInput> repaymentOf() {
    return optional("repaymentOf", RepaymentOfInput::new);
  }

  /**
   * The required minimum distribution for the year was paid and is not part of the amount. Required if the
   * participant turns 73 this year or earlier (75 if born after 1959), unless an IRA moves from trustee to
   * trustee.
   */
  public Optional<Boolean> rmdSatisfied() {
    return optional("rmdSatisfied", ApiObject::bool);
  }

  /** Amount of the year's required minimum distribution. Use with {@code rmdSatisfied}. */
  public Optional<BigDecimal> rmdAmount() {
    return optional("rmdAmount", ApiObject::decimal);
  }

  /** The participant still works for the source plan's employer and owns no more than 5% of it. */
  public Optional<Boolean> isStillWorking() {
    return optional("isStillWorking", ApiObject::bool);
  }

  /** The participant left the source plan's employer in or after the year of their 55th birthday. */
  public Optional<Boolean> isSeparatedAt55() {
    return optional("isSeparatedAt55", ApiObject::bool);
  }

  /**
   * The participant was a public safety employee, and left the source plan's employer in or after the year of
   * their 50th birthday, or after 25 years of service (IRC §72(t)(10)).
   */
  public Optional<Boolean> isPublicSafetySeparated() {
    return optional("isPublicSafetySeparated", ApiObject::bool);
  }

  /**
   * The employer ended the SIMPLE IRA plan and replaced it with the 401(k) or 403(b) plan that receives the
   * money. The two-year rule then does not apply (IRC §72(t)(6)(B)).
   */
  public Optional<Boolean> isSimplePlanReplaced() {
    return optional("isSimplePlanReplaced", ApiObject::bool);
  }

  /**
   * The source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type {@code roth_ira}. The two-year
   * rule of SIMPLE IRAs applies to a Roth SIMPLE IRA.
   */
  public Optional<RothIraPlan> sourceRothPlan() {
    return optional("sourceRothPlan", enumeration(RothIraPlan::of));
  }

  /** The destination is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type {@code roth_ira}. */
  public Optional<RothIraPlan> destinationRothPlan() {
    return optional("destinationRothPlan", enumeration(RothIraPlan::of));
  }

  /**
   * The IRA, or part of it, is transferred to the participant as a spouse or former spouse under a divorce or
   * separation instrument (IRC §408(d)(6)). Use with the relationship {@code alternate_payee} and the type
   * {@code trustee_transfer}.
   */
  public Optional<Boolean> isIncidentToDivorce() {
    return optional("isIncidentToDivorce", ApiObject::bool);
  }

  /** Returns {@code postponement}. */
  public Optional<PostponementInput> postponement() {
    return optional("postponement", PostponementInput::new);
  }

  /**
   * Number of the disaster declaration or IRS announcement that postpones the deadline, such as {@code
   * DR-4844-FL}. The service takes the period from its list of declarations and returns it as {@code
   * postponement}. Check that the participant is an affected taxpayer.
   */
  public Optional<String> disasterDeclaration() {
    return optional("disasterDeclaration", ApiObject::text);
  }

  /**
   * For beneficiaries: date of the owner's death, {@code YYYY-MM-DD}. The ten-year rule and the required minimum
   * distribution for the year of death depend on it.
   */
  public Optional<LocalDate> ownerDiedOn() {
    return optional("ownerDiedOn", ApiObject::date);
  }

  /** Returns {@code automaticRollover}. */
  public Optional<AutomaticRolloverInput> automaticRollover() {
    return optional("automaticRollover", AutomaticRolloverInput::new);
  }

  /** A movement that is not a rollover. Always rejected; the error says what to do instead. */
  public Optional<OtherMovement> otherMovement() {
    return optional("otherMovement", enumeration(OtherMovement::of));
  }

  /** The amount was rolled into the governmental 457(b) plan from an IRA or another kind of plan. */
  public Optional<Boolean> isRolledIn() {
    return optional("isRolledIn", ApiObject::bool);
  }

  /** The recipient is a nonresident alien. The payer then uses Form 1042-S instead of Form 1099-R. */
  public Optional<Boolean> isNonresidentAlien() {
    return optional("isNonresidentAlien", ApiObject::bool);
  }

  /** The participant is married. A pension plan requires the spouse's consent. */
  public Optional<Boolean> isMarried() {
    return optional("isMarried", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link Attestations}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The participant understands that this rollover is taxable. */
    public Builder taxableAcknowledged(boolean value) {
      return set("taxableAcknowledged", value);
    }

    /** The participant has made no other indirect IRA rollover within 12 months. */
    public Builder noOtherRolloverIn12Months(boolean value) {
      return set("noOtherRolloverIn12Months", value);
    }

    /**
     * No part of the amount is a required minimum distribution, a hardship distribution, a periodic payment or a
     * loan. Covers {@code notHardship}, {@code notPeriodicPayment}, {@code notLoan} and {@code rmdSatisfied} if
     * they are not given.
     */
    public Builder eligibleAmount(boolean value) {
      return set("eligibleAmount", value);
    }

    /** No part of the amount is a hardship distribution from a plan. */
    public Builder notHardship(boolean value) {
      return set("notHardship", value);
    }

    /**
     * No part of the amount belongs to a series of substantially equal payments over a lifetime or at least ten
     * years.
     */
    public Builder notPeriodicPayment(boolean value) {
      return set("notPeriodicPayment", value);
    }

    /**
     * No part of the amount is a plan loan that is treated as a distribution but must still be repaid. Plan loan
     * offsets do not count.
     */
    public Builder notLoan(boolean value) {
      return set("notLoan", value);
    }

    /**
     * Date of the plan loan offset that this amount rolls over, {@code YYYY-MM-DD}. The offset must result from
     * plan termination or the end of employment. The deadline is the due date of the tax return for that year,
     * in October, unless both {@code hasFilingExtension} and {@code hasFiledOnTime} are false.
     */
    public Builder qualifiedLoanOffsetOn(LocalDate value) {
      return set("qualifiedLoanOffsetOn", value);
    }

    /** The participant has an extension until October to file the tax return for the year of the loan offset. */
    public Builder hasFilingExtension(boolean value) {
      return set("hasFilingExtension", value);
    }

    /**
     * The participant files the tax return for the year of the loan offset by its due date in April. They then
     * have until October to roll over the offset, and must amend the return (Reg. §301.9100-2(b)).
     */
    public Builder hasFiledOnTime(boolean value) {
      return set("hasFiledOnTime", value);
    }

    /** Sets {@code repaymentOf}. */
    public Builder repaymentOf(RepaymentOfInput value) {
      return set("repaymentOf", value);
    }

    /**
     * The required minimum distribution for the year was paid and is not part of the amount. Required if the
     * participant turns 73 this year or earlier (75 if born after 1959), unless an IRA moves from trustee to
     * trustee.
     */
    public Builder rmdSatisfied(boolean value) {
      return set("rmdSatisfied", value);
    }

    /** Amount of the year's required minimum distribution. Use with {@code rmdSatisfied}. */
    public Builder rmdAmount(BigDecimal value) {
      return set("rmdAmount", money(value));
    }

    /** The participant still works for the source plan's employer and owns no more than 5% of it. */
    public Builder isStillWorking(boolean value) {
      return set("isStillWorking", value);
    }

    /** The participant left the source plan's employer in or after the year of their 55th birthday. */
    public Builder isSeparatedAt55(boolean value) {
      return set("isSeparatedAt55", value);
    }

    /**
     * The participant was a public safety employee, and left the source plan's employer in or after the year of
     * their 50th birthday, or after 25 years of service (IRC §72(t)(10)).
     */
    public Builder isPublicSafetySeparated(boolean value) {
      return set("isPublicSafetySeparated", value);
    }

    /**
     * The employer ended the SIMPLE IRA plan and replaced it with the 401(k) or 403(b) plan that receives the
     * money. The two-year rule then does not apply (IRC §72(t)(6)(B)).
     */
    public Builder isSimplePlanReplaced(boolean value) {
      return set("isSimplePlanReplaced", value);
    }

    /**
     * The source is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type {@code roth_ira}. The
     * two-year rule of SIMPLE IRAs applies to a Roth SIMPLE IRA.
     */
    public Builder sourceRothPlan(RothIraPlan value) {
      return set("sourceRothPlan", value);
    }

    /** The destination is a Roth SIMPLE IRA or a Roth SEP IRA. Use with the account type {@code roth_ira}. */
    public Builder destinationRothPlan(RothIraPlan value) {
      return set("destinationRothPlan", value);
    }

    /**
     * The IRA, or part of it, is transferred to the participant as a spouse or former spouse under a divorce or
     * separation instrument (IRC §408(d)(6)). Use with the relationship {@code alternate_payee} and the type
     * {@code trustee_transfer}.
     */
    public Builder isIncidentToDivorce(boolean value) {
      return set("isIncidentToDivorce", value);
    }

    /** Sets {@code postponement}. */
    public Builder postponement(PostponementInput value) {
      return set("postponement", value);
    }

    /**
     * Number of the disaster declaration or IRS announcement that postpones the deadline, such as {@code
     * DR-4844-FL}. The service takes the period from its list of declarations and returns it as {@code
     * postponement}. Check that the participant is an affected taxpayer.
     */
    public Builder disasterDeclaration(String value) {
      return set("disasterDeclaration", value);
    }

    /**
     * For beneficiaries: date of the owner's death, {@code YYYY-MM-DD}. The ten-year rule and the required
     * minimum distribution for the year of death depend on it.
     */
    public Builder ownerDiedOn(LocalDate value) {
      return set("ownerDiedOn", value);
    }

    /** Sets {@code automaticRollover}. */
    public Builder automaticRollover(AutomaticRolloverInput value) {
      return set("automaticRollover", value);
    }

    /** A movement that is not a rollover. Always rejected; the error says what to do instead. */
    public Builder otherMovement(OtherMovement value) {
      return set("otherMovement", value);
    }

    /** The amount was rolled into the governmental 457(b) plan from an IRA or another kind of plan. */
    public Builder isRolledIn(boolean value) {
      return set("isRolledIn", value);
    }

    /** The recipient is a nonresident alien. The payer then uses Form 1042-S instead of Form 1099-R. */
    public Builder isNonresidentAlien(boolean value) {
      return set("isNonresidentAlien", value);
    }

    /** The participant is married. A pension plan requires the spouse's consent. */
    public Builder isMarried(boolean value) {
      return set("isMarried", value);
    }

    /** Returns the object. */
    public Attestations build() {
      return new Attestations(members());
    }
  }
}

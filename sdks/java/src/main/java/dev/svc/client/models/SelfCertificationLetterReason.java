// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/**
 * One item of the list. The twelve reasons of Rev. Proc. 2020-46, section 3.02(2), in the order of its model
 * letter.
 */
public final class SelfCertificationLetterReason extends ApiObject {
  /** Creates an object from JSON. */
  public SelfCertificationLetterReason(JsonNode json) {
    super(json);
  }

  /** The reason. New values may be added. */
  public Code code() {
    return required("code", enumeration(Code::of));
  }

  /** Text of the reason in the letter. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** True if the reason applies to this rollover. */
  public boolean isChecked() {
    return required("isChecked", ApiObject::bool);
  }

  /** The reason. New values may be added. */
  public static final class Code extends ApiEnum {
    /** An error was committed by the financial institution making the distribution or receiving the contribution. */
    public static final Code FINANCIAL_INSTITUTION_ERROR = of("financial_institution_error");

    /** The distribution was in the form of a check and the check was misplaced and never cashed. */
    public static final Code CHECK_MISPLACED = of("check_misplaced");

    /**
     * The distribution was deposited into and remained in an account that was mistakenly thought to be a
     * retirement plan or IRA.
     */
    public static final Code WRONG_ACCOUNT = of("wrong_account");

    /** The participant's principal residence was severely damaged. */
    public static final Code RESIDENCE_DAMAGED = of("residence_damaged");

    /** One of the participant's family members died. */
    public static final Code FAMILY_DEATH = of("family_death");

    /** The participant, or one of their family members, was seriously ill. */
    public static final Code SERIOUS_ILLNESS = of("serious_illness");

    /** The participant was incarcerated. */
    public static final Code INCARCERATION = of("incarceration");

    /** Restrictions were imposed by a foreign country. */
    public static final Code FOREIGN_RESTRICTIONS = of("foreign_restrictions");

    /** A postal error occurred. */
    public static final Code POSTAL_ERROR = of("postal_error");

    /**
     * The distribution was made on account of an IRS levy, and the proceeds of the levy were returned to the
     * participant.
     */
    public static final Code LEVY_RETURNED = of("levy_returned");

    /**
     * The party making the distribution delayed providing information that the receiving plan or IRA required,
     * despite reasonable efforts to obtain it.
     */
    public static final Code INFORMATION_DELAYED = of("information_delayed");

    /** The distribution was made to a state unclaimed property fund. */
    public static final Code UNCLAIMED_PROPERTY = of("unclaimed_property");

    private Code(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Code of(String value) {
      return intern(Code.class, value, Code::new);
    }
  }
}

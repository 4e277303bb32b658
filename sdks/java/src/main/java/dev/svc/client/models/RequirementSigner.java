// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** A person who can sign a request. New values may be added. */
public final class RequirementSigner extends ApiEnum {
  /** The participant. */
  public static final RequirementSigner PARTICIPANT = of("participant");

  /** The participant's spouse. */
  public static final RequirementSigner SPOUSE = of("spouse");

  /** The beneficiary of a deceased participant. */
  public static final RequirementSigner BENEFICIARY = of("beneficiary");

  /** The plan administrator. */
  public static final RequirementSigner PLAN_ADMINISTRATOR = of("plan_administrator");

  /** The employer. */
  public static final RequirementSigner EMPLOYER = of("employer");

  /** An attorney-in-fact, with a power of attorney. */
  public static final RequirementSigner ATTORNEY_IN_FACT = of("attorney_in_fact");

  /** A guardian or conservator. */
  public static final RequirementSigner GUARDIAN = of("guardian");

  /** The executor of an estate. */
  public static final RequirementSigner EXECUTOR = of("executor");

  private RequirementSigner(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RequirementSigner of(String value) {
    return intern(RequirementSigner.class, value, RequirementSigner::new);
  }
}

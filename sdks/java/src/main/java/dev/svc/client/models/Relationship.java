// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/**
 * The participant's correct claim to the money. {@code own} and {@code alternate_payee} clear {@code
 * decedentName}.
 */
public final class Relationship extends ApiEnum {
  /** The participant's own money. */
  public static final Relationship OWN = of("own");

  /** Inherited from the participant's spouse. It can go to the same accounts as the spouse's own money. */
  public static final Relationship SPOUSE_BENEFICIARY = of("spouse_beneficiary");

  /** Inherited from anyone else. It must go directly to an inherited IRA. */
  public static final Relationship NON_SPOUSE_BENEFICIARY = of("non_spouse_beneficiary");

  /** Awarded to a spouse or former spouse by a qualified domestic relations order. */
  public static final Relationship ALTERNATE_PAYEE = of("alternate_payee");

  private Relationship(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static Relationship of(String value) {
    return intern(Relationship.class, value, Relationship::new);
  }
}

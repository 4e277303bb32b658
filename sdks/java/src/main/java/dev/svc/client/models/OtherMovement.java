// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** A movement that is not a rollover. Always rejected; the error says what to do instead. */
public final class OtherMovement extends ApiEnum {
  /** A contribution is treated as made to the other kind of IRA. */
  public static final OtherMovement RECHARACTERIZATION = of("recharacterization");

  /** A Roth conversion is undone. */
  public static final OtherMovement CONVERSION_RECHARACTERIZATION = of("conversion_recharacterization");

  /** An excess contribution is removed. */
  public static final OtherMovement EXCESS_REMOVAL = of("excess_removal");

  /** A 529 plan pays to the beneficiary's Roth IRA. */
  public static final OtherMovement QUALIFIED_TUITION = of("qualified_tuition");

  private OtherMovement(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static OtherMovement of(String value) {
    return intern(OtherMovement.class, value, OtherMovement::new);
  }
}

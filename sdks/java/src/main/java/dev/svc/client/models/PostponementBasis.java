// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Reason that the 60 days, or the due date that replaces them, are postponed. New values may be added. */
public final class PostponementBasis extends ApiEnum {
  /** The participant is affected by a federally declared disaster (IRC §7508A). */
  public static final PostponementBasis DISASTER = of("disaster");

  /** The participant serves in a combat zone (IRC §7508). */
  public static final PostponementBasis COMBAT_ZONE = of("combat_zone");

  /** The IRS waived the 60 days in a private letter ruling (IRC §402(c)(3)(B), §408(d)(3)(I)). */
  public static final PostponementBasis IRS_WAIVER = of("irs_waiver");

  private PostponementBasis(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static PostponementBasis of(String value) {
    return intern(PostponementBasis.class, value, PostponementBasis::new);
  }
}

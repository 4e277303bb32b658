// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Effect of a passed deadline. */
public final class DeadlineConsequence extends ApiEnum {
  /** The rollover expires. */
  public static final DeadlineConsequence EXPIRES = of("expires");

  /** An event is emitted. Nothing else happens. */
  public static final DeadlineConsequence OVERDUE = of("overdue");

  private DeadlineConsequence(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DeadlineConsequence of(String value) {
    return intern(DeadlineConsequence.class, value, DeadlineConsequence::new);
  }
}

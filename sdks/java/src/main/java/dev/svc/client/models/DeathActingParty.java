// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The party that acts after the participant's death. */
public final class DeathActingParty extends ApiEnum {
  /** The surviving spouse, as beneficiary. */
  public static final DeathActingParty SURVIVING_SPOUSE = of("surviving_spouse");

  /** Another beneficiary. */
  public static final DeathActingParty BENEFICIARY = of("beneficiary");

  /** The executor or administrator of the estate. */
  public static final DeathActingParty PERSONAL_REPRESENTATIVE = of("personal_representative");

  /** Not known yet. */
  public static final DeathActingParty UNKNOWN = of("unknown");

  private DeathActingParty(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DeathActingParty of(String value) {
    return intern(DeathActingParty.class, value, DeathActingParty::new);
  }
}

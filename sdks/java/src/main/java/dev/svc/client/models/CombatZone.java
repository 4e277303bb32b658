// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Required for {@code combat_zone}. */
public final class CombatZone extends ApiEnum {
  /** Afghanistan, Executive Order 13239. */
  public static final CombatZone AFGHANISTAN = of("afghanistan");

  /** Arabian Peninsula, Executive Order 12744. */
  public static final CombatZone ARABIAN_PENINSULA = of("arabian_peninsula");

  /** Kosovo, Executive Order 13119. */
  public static final CombatZone KOSOVO = of("kosovo");

  /** Sinai Peninsula, Public Law 115-97. */
  public static final CombatZone SINAI_PENINSULA = of("sinai_peninsula");

  private CombatZone(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static CombatZone of(String value) {
    return intern(CombatZone.class, value, CombatZone::new);
  }
}

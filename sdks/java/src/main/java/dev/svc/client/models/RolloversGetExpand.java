// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class RolloversGetExpand extends ApiEnum {
  /** Adds {@code account}, the participant's account. */
  public static final RolloversGetExpand ACCOUNT = of("account");

  /** Adds {@code custodian} to {@code source} and {@code destination}. */
  public static final RolloversGetExpand CUSTODIANS = of("custodians");

  private RolloversGetExpand(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloversGetExpand of(String value) {
    return intern(RolloversGetExpand.class, value, RolloversGetExpand::new);
  }
}

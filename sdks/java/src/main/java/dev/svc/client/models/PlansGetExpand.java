// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class PlansGetExpand extends ApiEnum {
  /** Adds {@code recordkeeper}, the custodian of {@code recordkeeperId}. */
  public static final PlansGetExpand RECORDKEEPER = of("recordkeeper");

  private PlansGetExpand(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static PlansGetExpand of(String value) {
    return intern(PlansGetExpand.class, value, PlansGetExpand::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class NigoItemsGetExpand extends ApiEnum {
  /** Adds {@code custodian}, the custodian of {@code custodianId}. */
  public static final NigoItemsGetExpand CUSTODIAN = of("custodian");

  private NigoItemsGetExpand(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static NigoItemsGetExpand of(String value) {
    return intern(NigoItemsGetExpand.class, value, NigoItemsGetExpand::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The order of custodians without a search. A search returns the best match first. */
public final class CustodianOrder extends ApiEnum {
  /** By name. */
  public static final CustodianOrder NAME = of("name");

  /** By {@code popularRank}; custodians without a rank follow, by name. */
  public static final CustodianOrder POPULAR = of("popular");

  private CustodianOrder(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static CustodianOrder of(String value) {
    return intern(CustodianOrder.class, value, CustodianOrder::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class IncomingFundsListSort extends ApiEnum {
  /** Newest first. */
  public static final IncomingFundsListSort NEWEST = of("newest");

  /** Oldest first. */
  public static final IncomingFundsListSort OLDEST = of("oldest");

  private IncomingFundsListSort(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static IncomingFundsListSort of(String value) {
    return intern(IncomingFundsListSort.class, value, IncomingFundsListSort::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Reason a document is missing. */
public final class MissingReason extends ApiEnum {
  /** None was provided. */
  public static final MissingReason ABSENT = of("absent");

  /** The last one was rejected. */
  public static final MissingReason REJECTED = of("rejected");

  /** The last one expired. */
  public static final MissingReason EXPIRED = of("expired");

  private MissingReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static MissingReason of(String value) {
    return intern(MissingReason.class, value, MissingReason::new);
  }
}

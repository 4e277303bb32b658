// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The party that rejected it. */
public final class RejectedBy extends ApiEnum {
  /** The institution that runs this service. */
  public static final RejectedBy OPERATIONS = of("operations");

  /** The source custodian. */
  public static final RejectedBy SOURCE_CUSTODIAN = of("source_custodian");

  private RejectedBy(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RejectedBy of(String value) {
    return intern(RejectedBy.class, value, RejectedBy::new);
  }
}

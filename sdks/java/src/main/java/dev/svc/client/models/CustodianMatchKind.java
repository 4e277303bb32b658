// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How the matching name relates to the custodian. New values may be added. */
public final class CustodianMatchKind extends ApiEnum {
  /** Its current name. */
  public static final CustodianMatchKind NAME = of("name");

  /** Another current name. */
  public static final CustodianMatchKind ALIAS = of("alias");

  /** A former name. */
  public static final CustodianMatchKind FORMER_NAME = of("former_name");

  /** A company whose accounts it acquired. */
  public static final CustodianMatchKind ACQUIRED = of("acquired");

  private CustodianMatchKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static CustodianMatchKind of(String value) {
    return intern(CustodianMatchKind.class, value, CustodianMatchKind::new);
  }
}

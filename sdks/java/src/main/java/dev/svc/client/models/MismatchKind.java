// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The difference to accept. Default: all open differences. */
public final class MismatchKind extends ApiEnum {
  /** The amount received differs from the amount sent. */
  public static final MismatchKind RECEIPT = of("receipt");

  /** The amount sent differs from the amount requested. */
  public static final MismatchKind REQUEST = of("request");

  /** The assets received differ from the assets sent. */
  public static final MismatchKind ASSETS = of("assets");

  private MismatchKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static MismatchKind of(String value) {
    return intern(MismatchKind.class, value, MismatchKind::new);
  }
}

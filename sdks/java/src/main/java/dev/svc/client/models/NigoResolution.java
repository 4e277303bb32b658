// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How an item was resolved. */
public final class NigoResolution extends ApiEnum {
  /** The deficiency was corrected. */
  public static final NigoResolution CORRECTED = of("corrected");

  /** The custodian no longer requires a correction. */
  public static final NigoResolution WAIVED = of("waived");

  /** The item was recorded by mistake. Statistics do not count it. */
  public static final NigoResolution WITHDRAWN = of("withdrawn");

  private NigoResolution(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static NigoResolution of(String value) {
    return intern(NigoResolution.class, value, NigoResolution::new);
  }
}

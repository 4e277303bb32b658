// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether the difference still blocks completion. */
public final class AssetMismatchStatus extends ApiEnum {
  /** The difference blocks completion. */
  public static final AssetMismatchStatus OPEN = of("open");

  /** The difference was accepted. */
  public static final AssetMismatchStatus RESOLVED = of("resolved");

  private AssetMismatchStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AssetMismatchStatus of(String value) {
    return intern(AssetMismatchStatus.class, value, AssetMismatchStatus::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether an item is open. */
public final class NigoItemStatus extends ApiEnum {
  /** The deficiency must be fixed. */
  public static final NigoItemStatus OPEN = of("open");

  /** The item is resolved. */
  public static final NigoItemStatus RESOLVED = of("resolved");

  private NigoItemStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static NigoItemStatus of(String value) {
    return intern(NigoItemStatus.class, value, NigoItemStatus::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Why a rotated key can or cannot be revoked. New values may be added. */
public final class SafeToRevokeReason extends ApiEnum {
  /** The new key has not been used yet. */
  public static final SafeToRevokeReason SUCCESSOR_UNUSED = of("successor_unused");

  /** The old key was used within the last hour. */
  public static final SafeToRevokeReason STILL_USED = of("still_used");

  /** The old key was used after the new key was first used, and within the last day. */
  public static final SafeToRevokeReason USED_SINCE_SUCCESSOR = of("used_since_successor");

  /** The new key is in use, and the old key is not. */
  public static final SafeToRevokeReason REPLACED = of("replaced");

  private SafeToRevokeReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static SafeToRevokeReason of(String value) {
    return intern(SafeToRevokeReason.class, value, SafeToRevokeReason::new);
  }
}

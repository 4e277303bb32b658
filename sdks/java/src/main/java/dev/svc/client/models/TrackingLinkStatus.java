// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether a tracking link works. */
public final class TrackingLinkStatus extends ApiEnum {
  /** The link works. */
  public static final TrackingLinkStatus ACTIVE = of("active");

  /** The link has expired. */
  public static final TrackingLinkStatus EXPIRED = of("expired");

  /** The link was revoked. */
  public static final TrackingLinkStatus REVOKED = of("revoked");

  private TrackingLinkStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TrackingLinkStatus of(String value) {
    return intern(TrackingLinkStatus.class, value, TrackingLinkStatus::new);
  }
}

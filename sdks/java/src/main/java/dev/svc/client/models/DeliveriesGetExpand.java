// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class DeliveriesGetExpand extends ApiEnum {
  /** Adds {@code event}, the delivered event. */
  public static final DeliveriesGetExpand EVENT = of("event");

  private DeliveriesGetExpand(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DeliveriesGetExpand of(String value) {
    return intern(DeliveriesGetExpand.class, value, DeliveriesGetExpand::new);
  }
}

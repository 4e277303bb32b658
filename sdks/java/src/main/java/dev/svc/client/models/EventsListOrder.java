// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class EventsListOrder extends ApiEnum {
  /** By time, newest first. */
  public static final EventsListOrder NEWEST = of("newest");

  /** In commit order, starting with the oldest event. */
  public static final EventsListOrder OLDEST = of("oldest");

  private EventsListOrder(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static EventsListOrder of(String value) {
    return intern(EventsListOrder.class, value, EventsListOrder::new);
  }
}

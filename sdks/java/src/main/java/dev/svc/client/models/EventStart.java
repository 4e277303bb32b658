// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class EventStart extends ApiEnum {
  /** The oldest event. */
  public static final EventStart BEGINNING = of("beginning");

  /**
   * The time of this call. The page is empty. Its cursor continues with every event that is committed after this
   * call, and possibly a few from just before it.
   */
  public static final EventStart NOW = of("now");

  private EventStart(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static EventStart of(String value) {
    return intern(EventStart.class, value, EventStart::new);
  }
}

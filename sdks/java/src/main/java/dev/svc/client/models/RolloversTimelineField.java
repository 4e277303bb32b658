// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class RolloversTimelineField extends ApiEnum {
  /** The field {@code object}. */
  public static final RolloversTimelineField OBJECT = of("object");

  /** The field {@code rolloverId}. */
  public static final RolloversTimelineField ROLLOVER_ID = of("rolloverId");

  /** The field {@code sequence}. */
  public static final RolloversTimelineField SEQUENCE = of("sequence");

  /** The field {@code type}. */
  public static final RolloversTimelineField TYPE = of("type");

  /** The field {@code at}. */
  public static final RolloversTimelineField AT = of("at");

  /** The field {@code actor}. */
  public static final RolloversTimelineField ACTOR = of("actor");

  /** The field {@code requestedBy}. */
  public static final RolloversTimelineField REQUESTED_BY = of("requestedBy");

  /** The field {@code action}. */
  public static final RolloversTimelineField ACTION = of("action");

  /** The field {@code fromState}. */
  public static final RolloversTimelineField FROM_STATE = of("fromState");

  /** The field {@code toState}. */
  public static final RolloversTimelineField TO_STATE = of("toState");

  /** The field {@code reason}. */
  public static final RolloversTimelineField REASON = of("reason");

  /** The field {@code data}. */
  public static final RolloversTimelineField DATA = of("data");

  /** The field {@code prevHash}. */
  public static final RolloversTimelineField PREV_HASH = of("prevHash");

  /** The field {@code hash}. */
  public static final RolloversTimelineField HASH = of("hash");

  private RolloversTimelineField(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloversTimelineField of(String value) {
    return intern(RolloversTimelineField.class, value, RolloversTimelineField::new);
  }
}

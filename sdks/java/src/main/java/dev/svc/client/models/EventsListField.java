// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class EventsListField extends ApiEnum {
  /** The field {@code id}. */
  public static final EventsListField ID = of("id");

  /** The field {@code object}. */
  public static final EventsListField OBJECT = of("object");

  /** The field {@code type}. */
  public static final EventsListField TYPE = of("type");

  /** The field {@code apiVersion}. */
  public static final EventsListField API_VERSION = of("apiVersion");

  /** The field {@code environment}. */
  public static final EventsListField ENVIRONMENT = of("environment");

  /** The field {@code createdAt}. */
  public static final EventsListField CREATED_AT = of("createdAt");

  /** The field {@code data}. */
  public static final EventsListField DATA = of("data");

  private EventsListField(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static EventsListField of(String value) {
    return intern(EventsListField.class, value, EventsListField::new);
  }
}

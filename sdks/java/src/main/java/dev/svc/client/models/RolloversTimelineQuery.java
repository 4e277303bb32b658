// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RolloversTimelineQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversTimelineQuery(JsonNode json) {
    super(json);
  }

  /** Page size, from 1 to 100. */
  public Optional<Long> limit() {
    return optional("limit", ApiObject::integer);
  }

  /** {@code nextCursor} of the previous page. */
  public Optional<String> cursor() {
    return optional("cursor", ApiObject::text);
  }

  /**
   * Only these members of each entry, separated by commas, and always {@code object}. The response omits the
   * others, even those that the schema requires.
   */
  public Optional<List<Field>> fields() {
    return optional("fields", list(enumeration(Field::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloversTimelineQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Page size, from 1 to 100. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** {@code nextCursor} of the previous page. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /**
     * Only these members of each entry, separated by commas, and always {@code object}. The response omits the
     * others, even those that the schema requires.
     */
    public Builder fields(Field... value) {
      return set("fields", List.of(value));
    }

    /** Returns the object. */
    public RolloversTimelineQuery build() {
      return new RolloversTimelineQuery(members());
    }
  }

  /** The possible values. New values may be added. */
  public static final class Field extends ApiEnum {
    /** The member {@code object}. */
    public static final Field OBJECT = of("object");

    /** The member {@code rolloverId}. */
    public static final Field ROLLOVER_ID = of("rolloverId");

    /** The member {@code sequence}. */
    public static final Field SEQUENCE = of("sequence");

    /** The member {@code type}. */
    public static final Field TYPE = of("type");

    /** The member {@code at}. */
    public static final Field AT = of("at");

    /** The member {@code actor}. */
    public static final Field ACTOR = of("actor");

    /** The member {@code requestedBy}. */
    public static final Field REQUESTED_BY = of("requestedBy");

    /** The member {@code action}. */
    public static final Field ACTION = of("action");

    /** The member {@code fromState}. */
    public static final Field FROM_STATE = of("fromState");

    /** The member {@code toState}. */
    public static final Field TO_STATE = of("toState");

    /** The member {@code reason}. */
    public static final Field REASON = of("reason");

    /** The member {@code data}. */
    public static final Field DATA = of("data");

    /** The member {@code prevHash}. */
    public static final Field PREV_HASH = of("prevHash");

    /** The member {@code hash}. */
    public static final Field HASH = of("hash");

    private Field(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Field of(String value) {
      return intern(Field.class, value, Field::new);
    }
  }
}

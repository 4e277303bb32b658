// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** Amount to roll over. */
public final class RolloverInstructionsAmount extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverInstructionsAmount(JsonNode json) {
    super(json);
  }

  /** All of an account or part of it. */
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
  }

  /** Requested amount. Null for a full rollover. */
  public Optional<BigDecimal> requested() {
    return optional("requested", ApiObject::decimal);
  }

  /** The currency: always {@code USD}. */
  public String currency() {
    return required("currency", ApiObject::text);
  }

  /** All of an account or part of it. */
  public static final class Kind extends ApiEnum {
    /** The entire account. */
    public static final Kind FULL = of("full");

    /** The amount in {@code requested}. */
    public static final Kind PARTIAL = of("partial");

    private Kind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Kind of(String value) {
      return intern(Kind.class, value, Kind::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Reason the rollover was rejected. Null if it was not. */
public final class Rejection extends ApiObject {
  /** Creates an object from JSON. */
  public Rejection(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Human-readable reason. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** The party that rejected it. */
  public By by() {
    return required("by", enumeration(By::of));
  }

  /** The party that rejected it. */
  public static final class By extends ApiEnum {
    /** The institution that runs this service. */
    public static final By OPERATIONS = of("operations");

    /** The source custodian. */
    public static final By SOURCE_CUSTODIAN = of("source_custodian");

    private By(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static By of(String value) {
      return intern(By.class, value, By::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** Invalid input of a logged request, without its value. */
public final class LoggedRequestIssue extends ApiObject {
  /** Creates an object from JSON. */
  public LoggedRequestIssue(JsonNode json) {
    super(json);
  }

  /**
   * A JSON Pointer into the body ({@code #/source/accountType}) or a query parameter ({@code ?limit}). Names
   * that the API does not use can be masked: {@code *}.
   */
  public String location() {
    return required("location", ApiObject::text);
  }

  /** What is wrong. */
  public Reason reason() {
    return required("reason", enumeration(Reason::of));
  }

  /** What is wrong. */
  public static final class Reason extends ApiEnum {
    /** The field or parameter is missing. */
    public static final Reason REQUIRED = of("required");

    /** The API does not have this field or parameter. */
    public static final Reason UNKNOWN = of("unknown");

    /** The value is not allowed. */
    public static final Reason INVALID = of("invalid");

    private Reason(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Reason of(String value) {
      return intern(Reason.class, value, Reason::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** An open issue with money that arrived after its last day. */
public final class TaxWarning extends ApiObject {
  /** Creates an object from JSON. */
  public TaxWarning(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public Code code() {
    return required("code", enumeration(Code::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** Machine-readable code. New values may be added. */
  public static final class Code extends ApiEnum {
    /** The money arrived late, and the participant has not certified a reason. */
    public static final Code LATE_NOT_CERTIFIED = of("late_not_certified");

    /** The certification came more than 30 days after the reason had ended. */
    public static final Code CERTIFIED_AFTER_30_DAYS = of("certified_after_30_days");

    private Code(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Code of(String value) {
      return intern(Code.class, value, Code::new);
    }
  }
}

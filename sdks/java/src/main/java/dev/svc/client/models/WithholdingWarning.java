// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** An issue with the withholding. */
public final class WithholdingWarning extends ApiObject {
  /** Creates an object from JSON. */
  public WithholdingWarning(JsonNode json) {
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
    /** Nothing was withheld, although 20% is mandatory. */
    public static final Code WITHHOLDING_MISSING = of("withholding_missing");

    /** Less than the mandatory 20% was withheld. */
    public static final Code WITHHOLDING_BELOW_20_PERCENT = of("withholding_below_20_percent");

    /** More than the mandatory 20% was withheld. */
    public static final Code WITHHOLDING_ABOVE_20_PERCENT = of("withholding_above_20_percent");

    /** The withheld amount was not rolled over from other money. */
    public static final Code WITHHOLDING_NOT_ROLLED_OVER = of("withholding_not_rolled_over");

    private Code(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Code of(String value) {
      return intern(Code.class, value, Code::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** An unknown fact. The code applies while the fact is unknown. */
public final class TaxAssumption extends ApiObject {
  /** Creates an object from JSON. */
  public TaxAssumption(JsonNode json) {
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
    /** The participant's date of birth is unknown. */
    public static final Code BIRTH_DATE_NOT_KNOWN = of("birth_date_not_known");

    /** It is unknown whether the Roth money has been held for five years. */
    public static final Code FIVE_YEARS_NOT_KNOWN = of("five_years_not_known");

    /** It is unknown whether the SIMPLE IRA has been held for two years. */
    public static final Code SIMPLE_TWO_YEARS_NOT_KNOWN = of("simple_two_years_not_known");

    private Code(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Code of(String value) {
      return intern(Code.class, value, Code::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** An issue with a form. */
public final class TaxFormWarning extends ApiObject {
  /** Creates an object from JSON. */
  public TaxFormWarning(JsonNode json) {
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
    /** Part of the money is an excess contribution. */
    public static final Code EXCESS_CONTRIBUTION = of("excess_contribution");

    /** An asset in kind has no fair market value, so amounts are too low. */
    public static final Code FAIR_MARKET_VALUE_MISSING = of("fair_market_value_missing");

    /** It is unknown whether the payment was a lump sum, so box 6 assumes one. */
    public static final Code LUMP_SUM_NOT_KNOWN = of("lump_sum_not_known");

    /** The payee is a nonresident alien: report the payment on Form 1042-S. */
    public static final Code REPORT_ON_1042_S = of("report_on_1042_s");

    /** This release has no tax rules for the year, so it used those of the last known year. */
    public static final Code TAX_YEAR_UNKNOWN = of("tax_year_unknown");

    private Code(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Code of(String value) {
      return intern(Code.class, value, Code::new);
    }
  }
}

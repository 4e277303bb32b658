// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** A tax year whose limits and codes are not known yet. */
public final class TaxYearWarning extends ApiObject {
  /** Creates an object from JSON. */
  public TaxYearWarning(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public Code code() {
    return required("code", enumeration(Code::of));
  }

  /** The tax year without rules. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /** The year whose rules are used instead. */
  public long rulesYear() {
    return required("rulesYear", ApiObject::integer);
  }

  /** The last year with rules. */
  public long lastKnownYear() {
    return required("lastKnownYear", ApiObject::integer);
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** Machine-readable code. New values may be added. */
  public static final class Code extends ApiEnum {
    /** This release has no tax rules for the year. */
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

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Part of a payment from one kind of money. */
public final class SourceAmount extends ApiObject {
  /** Creates an object from JSON. */
  public SourceAmount(JsonNode json) {
    super(json);
  }

  /** Kind of money. */
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
  }

  /** Part of the payment from this kind of money, before withholding. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Kind of money. */
  public static final class Kind extends ApiEnum {
    /** Not yet taxed: pre-tax contributions, employer contributions and their earnings. */
    public static final Kind PRE_TAX = of("pre_tax");

    /** Taxed when it was contributed to a Roth account (IRC §402A, §408A). */
    public static final Kind ROTH = of("roth");

    /** Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed. */
    public static final Kind AFTER_TAX = of("after_tax");

    /** Contributed by the employer as Roth money (SECURE 2.0 Act, section 604). */
    public static final Kind EMPLOYER_MATCH_ROTH = of("employer_match_roth");

    private Kind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Kind of(String value) {
      return intern(Kind.class, value, Kind::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Federal tax withholding (IRC §3405). */
public final class Withholding extends ApiObject {
  /** Creates an object from JSON. */
  public Withholding(JsonNode json) {
    super(json);
  }

  /** Whether federal tax is withheld from a payment. */
  public Rule rule() {
    return required("rule", enumeration(Rule::of));
  }

  /** 0, 10 or 20. */
  public long ratePercent() {
    return required("ratePercent", ApiObject::integer);
  }

  /**
   * Expected withholding on the taxable part of the payments. Null before money has left, and for Roth money,
   * whose taxable part is unknown.
   */
  public Optional<BigDecimal> expected() {
    return optional("expected", ApiObject::decimal);
  }

  /** Issues with the withholding. */
  public List<WithholdingWarning> warnings() {
    return required("warnings", list(WithholdingWarning::new));
  }

  /** Whether federal tax is withheld from a payment. */
  public static final class Rule extends ApiEnum {
    /** Nothing can be withheld, for example from a direct rollover or a trustee-to-trustee transfer. */
    public static final Rule NONE = of("none");

    /** A plan withholds 20% of the taxable part of what it pays to the participant. */
    public static final Rule MANDATORY = of("mandatory");

    /** An IRA custodian withholds 10%, unless the participant chooses none or another rate. */
    public static final Rule DEFAULT = of("default");

    private Rule(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Rule of(String value) {
      return intern(Rule.class, value, Rule::new);
    }
  }
}

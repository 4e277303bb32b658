// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
  public WithholdingRule rule() {
    return required("rule", enumeration(WithholdingRule::of));
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
}

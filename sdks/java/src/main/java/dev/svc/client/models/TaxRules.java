// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** The limits and codes of a tax year. Not tax advice. */
public final class TaxRules extends ApiObject {
  /** Creates an object from JSON. */
  public TaxRules(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code tax_rules}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The requested tax year. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /**
   * The year whose rules are returned. It differs from {@code year} if the rules for {@code year} are not known
   * yet.
   */
  public long rulesYear() {
    return required("rulesYear", ApiObject::integer);
  }

  /** Set if {@code rulesYear} differs from {@code year}. Null otherwise. */
  public Optional<TaxYearWarning> warning() {
    return optional("warning", TaxYearWarning::new);
  }

  /** Returns {@code cashOutLimit}. */
  public TaxLimit cashOutLimit() {
    return required("cashOutLimit", TaxLimit::new);
  }

  /** Distributions of the year that can be repaid. */
  public List<RepaymentRule> repayments() {
    return required("repayments", list(RepaymentRule::new));
  }

  /** True if designated Roth accounts have required minimum distributions during the owner's lifetime. */
  public boolean hasDesignatedRothRmd() {
    return required("hasDesignatedRothRmd", ApiObject::bool);
  }

  /** True if the attestation {@code isSimplePlanReplaced} lifts the two-year rule of SIMPLE IRAs. */
  public boolean hasSimpleReplacement() {
    return required("hasSimpleReplacement", ApiObject::bool);
  }

  /** Codes of box 7 of Form 1099-R, including codes that rollovers never have. */
  public List<String> distributionCodes() {
    return required("distributionCodes", list(ApiObject::text));
  }

  /** Sources of the year's rules. */
  public List<String> sources() {
    return required("sources", list(ApiObject::text));
  }
}

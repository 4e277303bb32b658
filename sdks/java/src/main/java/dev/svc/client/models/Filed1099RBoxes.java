// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** The boxes of the form as they were filed. */
public final class Filed1099RBoxes extends ApiObject {
  /** Creates an object from JSON. */
  public Filed1099RBoxes(JsonNode json) {
    super(json);
  }

  /** Box 1: gross distribution, before withholding. */
  public Optional<BigDecimal> box1GrossDistribution() {
    return optional("box1GrossDistribution", ApiObject::decimal);
  }

  /** Box 2a: taxable amount, as the payer determines it. Null if the box is blank. */
  public Optional<BigDecimal> box2aTaxableAmount() {
    return optional("box2aTaxableAmount", ApiObject::decimal);
  }

  /** Box 2b, first checkbox: taxable amount not determined. */
  public Optional<Boolean> box2bTaxableAmountNotDetermined() {
    return optional("box2bTaxableAmountNotDetermined", ApiObject::bool);
  }

  /** Box 2b, second checkbox: total distribution. */
  public Optional<Boolean> box2bTotalDistribution() {
    return optional("box2bTotalDistribution", ApiObject::bool);
  }

  /** Box 4: federal income tax withheld. */
  public Optional<BigDecimal> box4FederalTaxWithheld() {
    return optional("box4FederalTaxWithheld", ApiObject::decimal);
  }

  /** Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown. */
  public Optional<BigDecimal> box5EmployeeContributions() {
    return optional("box5EmployeeContributions", ApiObject::decimal);
  }

  /** Box 7: distribution code of one or two characters. */
  public Optional<String> box7DistributionCode() {
    return optional("box7DistributionCode", ApiObject::text);
  }

  /** Box 7, checkbox: traditional, SEP or SIMPLE IRA. */
  public Optional<Boolean> box7IraSepSimple() {
    return optional("box7IraSepSimple", ApiObject::bool);
  }

  /** Box 14: state income tax withheld. */
  public Optional<BigDecimal> box14StateTaxWithheld() {
    return optional("box14StateTaxWithheld", ApiObject::decimal);
  }

  /** Box 6: net unrealized appreciation in employer stock. Null if blank. */
  public Optional<BigDecimal> box6UnrealizedAppreciation() {
    return optional("box6UnrealizedAppreciation", ApiObject::decimal);
  }

  /** Box 10: amount allocable to in-plan Roth rollovers within five years. Null if blank or unknown. */
  public Optional<BigDecimal> box10AllocableToInPlanRollover() {
    return optional("box10AllocableToInPlanRollover", ApiObject::decimal);
  }

  /** Box 11: first year of designated Roth contributions. Null if blank or unknown. */
  public Optional<Long> box11FirstRothYear() {
    return optional("box11FirstRothYear", ApiObject::integer);
  }

  /** Box 15: state, without the payer's state number. Null if no state tax was withheld, or if unknown. */
  public Optional<String> box15State() {
    return optional("box15State", ApiObject::text);
  }

  /** Box 16: distribution from which state tax was withheld. Null if blank. */
  public Optional<BigDecimal> box16StateDistribution() {
    return optional("box16StateDistribution", ApiObject::decimal);
  }
}

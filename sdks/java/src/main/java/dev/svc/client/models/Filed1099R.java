// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Form 1099-R as it was filed. */
public final class Filed1099R extends ApiObject implements ExportFiledFormsResponse {
  /** Creates an object from JSON. */
  public Filed1099R(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code filed_tax_form}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The tax year. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /** The rollover's ID. For the cash part of a distribution, the ID of its first rollover. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The distribution that the rollover belongs to. */
  public Optional<String> distributionId() {
    return optional("distributionId", ApiObject::text);
  }

  /** The recipient's account, which has the personal data. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** The custodian that files the form: the source for Form 1099-R, the destination for Form 5498. */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** Account type at that custodian. */
  public AccountType accountType() {
    return required("accountType", enumeration(AccountType::of));
  }

  /** Whether the line can still change. */
  public Filed5498Status status() {
    return required("status", enumeration(Filed5498Status::of));
  }

  /** The form: always {@code 1099-R}. */
  public String form() {
    return required("form", ApiObject::text);
  }

  /** Box 1: gross distribution, before withholding. */
  public BigDecimal box1GrossDistribution() {
    return required("box1GrossDistribution", ApiObject::decimal);
  }

  /** Box 2a: taxable amount, as the payer determines it. Null if the box is blank. */
  public Optional<BigDecimal> box2aTaxableAmount() {
    return optional("box2aTaxableAmount", ApiObject::decimal);
  }

  /** Box 2b, first checkbox: taxable amount not determined. */
  public boolean box2bTaxableAmountNotDetermined() {
    return required("box2bTaxableAmountNotDetermined", ApiObject::bool);
  }

  /** Box 2b, second checkbox: total distribution. */
  public boolean box2bTotalDistribution() {
    return required("box2bTotalDistribution", ApiObject::bool);
  }

  /** Box 4: federal income tax withheld. */
  public BigDecimal box4FederalTaxWithheld() {
    return required("box4FederalTaxWithheld", ApiObject::decimal);
  }

  /** Box 5: contributions made after tax. Null for IRAs and Roth accounts, and if unknown. */
  public Optional<BigDecimal> box5EmployeeContributions() {
    return optional("box5EmployeeContributions", ApiObject::decimal);
  }

  /** Box 7: distribution code of one or two characters. */
  public String box7DistributionCode() {
    return required("box7DistributionCode", ApiObject::text);
  }

  /** Box 7, checkbox: traditional, SEP or SIMPLE IRA. */
  public boolean box7IraSepSimple() {
    return required("box7IraSepSimple", ApiObject::bool);
  }

  /** Box 14: state income tax withheld. */
  public BigDecimal box14StateTaxWithheld() {
    return required("box14StateTaxWithheld", ApiObject::decimal);
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

  /** Issues to resolve before the form is filed. In CSV, only their codes, separated by spaces. */
  public List<TaxFormWarning> warnings() {
    return required("warnings", list(TaxFormWarning::new));
  }

  /**
   * Ledger movements on the form. They add up to box 1 of Form 1099-R, or to boxes 2, 3, 13a and 14a of Form
   * 5498. In CSV, only their IDs, separated by spaces.
   */
  public List<TaxFormMovement> movements() {
    return required("movements", list(TaxFormMovement::new));
  }
}

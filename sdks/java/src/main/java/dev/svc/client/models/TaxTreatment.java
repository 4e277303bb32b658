// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Tax reporting to the Internal Revenue Service. Not tax advice. */
public final class TaxTreatment extends ApiObject {
  /** Creates an object from JSON. */
  public TaxTreatment(JsonNode json) {
    super(json);
  }

  /** True if the rollover is included in the participant's income, because pre-tax money becomes Roth. */
  public boolean taxable() {
    return required("taxable", ApiObject::bool);
  }

  /**
   * Distribution codes in box 7 of Form 1099-R, a number before a letter, such as {@code G}, {@code 1B} or
   * {@code 4G}. Null if no form is issued.
   */
  public Optional<String> code1099R() {
    return optional("code1099R", ApiObject::text);
  }

  /** Whether a tax treatment can still change. */
  public TaxTreatmentStatus status() {
    return required("status", enumeration(TaxTreatmentStatus::of));
  }

  /**
   * Date for which the participant's age and the two-year and five-year rules were evaluated. Null for older
   * rollovers without a recorded date.
   */
  public Optional<LocalDate> asOf() {
    return optional("asOf", ApiObject::date);
  }

  /**
   * Sources of the code: the Guide to Distribution Codes in the form's instructions, and sections of the
   * Internal Revenue Code.
   */
  public Optional<String> basis() {
    return optional("basis", ApiObject::text);
  }

  /** Unknown facts that the code depends on. */
  public List<TaxAssumption> assumptions() {
    return required("assumptions", list(TaxAssumption::new));
  }

  /**
   * Amount included in the participant's income, as far as known: pre-tax money that became Roth, and money paid
   * to the participant that has not been rolled over in time or with a certification. Null if it cannot be
   * determined yet.
   */
  public Optional<BigDecimal> taxableAmount() {
    return optional("taxableAmount", ApiObject::decimal);
  }

  /**
   * After-tax contributions in the money sent, without earnings: box 5 of Form 1099-R. Null if the money sources
   * are unknown.
   */
  public Optional<BigDecimal> afterTaxAmount() {
    return optional("afterTaxAmount", ApiObject::decimal);
  }

  /**
   * Distribution codes of Roth money that a plan pays together with other money. It is reported on a separate
   * form. Null otherwise.
   */
  public Optional<String> rothCode1099R() {
    return optional("rothCode1099R", ApiObject::text);
  }

  /** Open issues with money that arrived after the 60 days, or after the date that replaces them. */
  public List<TaxWarning> warnings() {
    return required("warnings", list(TaxWarning::new));
  }

  /** Returns {@code withholding}. */
  public Withholding withholding() {
    return required("withholding", Withholding::new);
  }
}

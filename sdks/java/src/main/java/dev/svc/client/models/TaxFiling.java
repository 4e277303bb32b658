// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;

/** A year's forms as they were filed. Never changed. */
public final class TaxFiling extends ApiObject {
  /** Creates an object from JSON. */
  public TaxFiling(JsonNode json) {
    super(json);
  }

  /** The filing's ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code tax_filing}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The tax year. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /**
   * {@code 1099-R}, filed by the custodians that paid, or {@code 5498}, filed by the custodians of the receiving
   * IRAs.
   */
  public TaxFilingForm form() {
    return required("form", enumeration(TaxFilingForm::of));
  }

  /** Number of the filing, from 1 for each year and form. */
  public long number() {
    return required("number", ApiObject::integer);
  }

  /** Date on which the forms were filed. */
  public LocalDate filedOn() {
    return required("filedOn", ApiObject::date);
  }

  /** Number of forms. */
  public long lineCount() {
    return required("lineCount", ApiObject::integer);
  }

  /** SHA-256 of the filed lines, as {@code GET /v1/tax-report/filed} returns them. */
  public String sha256() {
    return required("sha256", ApiObject::text);
  }

  /** The person or system that recorded the filing. */
  public Actor recordedBy() {
    return required("recordedBy", Actor::new);
  }

  /** Time of recording. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** A correction of a filed Form 1099-R. */
public final class Form1099RCorrection extends ApiObject implements ExportTaxCorrectionsResponse {
  /** Creates an object from JSON. */
  public Form1099RCorrection(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code tax_form_correction}. */
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

  /** The filing that is compared. */
  public String filingId() {
    return required("filingId", ApiObject::text);
  }

  /** Date of the filing. */
  public LocalDate filedOn() {
    return required("filedOn", ApiObject::date);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The integrator's ID for the rollover. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The recipient's account. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** The custodian that files the form. */
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

  /** How the form is corrected (General Instructions for Certain Information Returns, part H). */
  public Form5498CorrectionMethod method() {
    return required("method", enumeration(Form5498CorrectionMethod::of));
  }

  /** Why the form is corrected. */
  public Form5498CorrectionReason reason() {
    return required("reason", enumeration(Form5498CorrectionReason::of));
  }

  /** Boxes that differ. Can be empty if only the recipient changed. */
  public List<TaxBoxChange> changes() {
    return required("changes", list(TaxBoxChange::new));
  }

  /** The form: always {@code 1099-R}. */
  public String form() {
    return required("form", ApiObject::text);
  }

  /** Boxes as filed. Null if the form was not filed. */
  public Optional<Filed1099RBoxes> original() {
    return optional("original", Filed1099RBoxes::new);
  }

  /** The boxes as they should have been filed. */
  public Filed1099RBoxes corrected() {
    return required("corrected", Filed1099RBoxes::new);
  }
}

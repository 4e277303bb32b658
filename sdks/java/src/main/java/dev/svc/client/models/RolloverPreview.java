// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/**
 * A rollover's expected result, if all money leaves and arrives on one day, and federal tax is withheld only
 * where it is mandatory. Not tax advice.
 */
public final class RolloverPreview extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverPreview(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_preview}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Result of the eligibility rules. */
  public Eligibility eligibility() {
    return required("eligibility", Eligibility::new);
  }

  /** Returns {@code taxTreatment}. */
  public TaxTreatment taxTreatment() {
    return required("taxTreatment", TaxTreatment::new);
  }

  /** Tax year of the forms. */
  public long taxYear() {
    return required("taxYear", ApiObject::integer);
  }

  /** Set if the year in which the money leaves has no rules yet. Null otherwise. */
  public Optional<TaxYearWarning> taxYearWarning() {
    return optional("taxYearWarning", TaxYearWarning::new);
  }

  /** Forms that the source custodian files. Empty without an amount, and if no form is due. */
  public List<Form1099RBoxes> form1099R() {
    return required("form1099R", list(Form1099RBoxes::new));
  }

  /** Forms that the destination custodian files. Empty without an amount, and if no form is due. */
  public List<Form5498Boxes> form5498() {
    return required("form5498", list(Form5498Boxes::new));
  }

  /** Documents required before the rollover can be approved. */
  public List<MissingDocument> documents() {
    return required("documents", list(MissingDocument::new));
  }

  /** Deadlines, in the order of the steps that start them. */
  public List<ExpectedDeadline> deadlines() {
    return required("deadlines", list(ExpectedDeadline::new));
  }

  /** Missing facts. Add them to the input and preview again. */
  public List<OpenQuestion> questions() {
    return required("questions", list(OpenQuestion::new));
  }
}

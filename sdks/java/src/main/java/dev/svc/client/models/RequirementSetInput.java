// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Requirements of a custodian or plan. */
public final class RequirementSetInput extends ApiObject {
  /** Creates an object from JSON. */
  public RequirementSetInput(JsonNode json) {
    super(json);
  }

  /** The plan. Send this or {@code custodianId}. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** The custodian. Send this or {@code planId}. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** Returns {@code requirements}. */
  public Optional<RequirementsInput> requirements() {
    return optional("requirements", RequirementsInput::new);
  }

  /** Documents to enclose with a request, one description per item. */
  public Optional<List<String>> enclosures() {
    return optional("enclosures", list(ApiObject::text));
  }

  /** People who can sign a request. Empty if unknown. */
  public Optional<List<RequirementSigner>> signers() {
    return optional("signers", list(enumeration(RequirementSigner::of)));
  }

  /** Returns {@code sendTo}. */
  public Optional<RequirementSendToInput> sendTo() {
    return optional("sendTo", RequirementSendToInput::new);
  }

  /** Returns {@code processingDays}. */
  public Optional<RequirementDaysInput> processingDays() {
    return optional("processingDays", RequirementDaysInput::new);
  }

  /** A note for the people who prepare requests. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }

  /** Where the information comes from: a form, a web page or a call. */
  public String source() {
    return required("source", ApiObject::text);
  }

  /** The day on which you learned of the requirements. Default: today. */
  public Optional<LocalDate> learnedOn() {
    return optional("learnedOn", ApiObject::date);
  }

  /** The last day on which the set counts as confirmed. Default: twelve months from today. */
  public Optional<LocalDate> expiresOn() {
    return optional("expiresOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequirementSetInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The plan. Send this or {@code custodianId}. */
    public Builder planId(String value) {
      return set("planId", value);
    }

    /** The custodian. Send this or {@code planId}. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /** Sets {@code requirements}. */
    public Builder requirements(RequirementsInput value) {
      return set("requirements", value);
    }

    /** Documents to enclose with a request, one description per item. */
    public Builder enclosures(List<String> value) {
      return set("enclosures", value);
    }

    /** People who can sign a request. Empty if unknown. */
    public Builder signers(List<RequirementSigner> value) {
      return set("signers", value);
    }

    /** Sets {@code sendTo}. */
    public Builder sendTo(RequirementSendToInput value) {
      return set("sendTo", value);
    }

    /** Sets {@code processingDays}. */
    public Builder processingDays(RequirementDaysInput value) {
      return set("processingDays", value);
    }

    /** A note for the people who prepare requests. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Where the information comes from: a form, a web page or a call. Required. */
    public Builder source(String value) {
      return set("source", value);
    }

    /** The day on which you learned of the requirements. Default: today. */
    public Builder learnedOn(LocalDate value) {
      return set("learnedOn", value);
    }

    /** The last day on which the set counts as confirmed. Default: twelve months from today. */
    public Builder expiresOn(LocalDate value) {
      return set("expiresOn", value);
    }

    /** Returns the object. */
    public RequirementSetInput build() {
      return new RequirementSetInput(members());
    }
  }
}

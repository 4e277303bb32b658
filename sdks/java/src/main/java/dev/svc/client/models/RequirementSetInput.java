// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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

  /** Requirements in addition to those of the directory. They cannot remove a requirement. */
  public Optional<RequirementsInput> requirements() {
    return optional("requirements", RequirementsInput::new);
  }

  /** What to enclose with a request, one description per item. */
  public Optional<List<String>> enclosures() {
    return optional("enclosures", list(ApiObject::text));
  }

  /** Who can sign a request. Empty if unknown. */
  public Optional<List<Signer>> signers() {
    return optional("signers", list(enumeration(Signer::of)));
  }

  /** Where to send a request. Replaces the directory's addresses. */
  public Optional<RequirementSendToInput> sendTo() {
    return optional("sendTo", RequirementSendToInput::new);
  }

  /** Business days from the request until the money is sent. */
  public Optional<RequirementDaysInput> processingDays() {
    return optional("processingDays", RequirementDaysInput::new);
  }

  /** A note for the people who work on it. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }

  /** Where the information comes from: a form, a web page or a call. */
  public String source() {
    return required("source", ApiObject::text);
  }

  /** The day you learned it. Default: today. */
  public Optional<LocalDate> learnedOn() {
    return optional("learnedOn", ApiObject::date);
  }

  /** The last day on which it counts as confirmed. Default: twelve months from today. */
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

    /** Requirements in addition to those of the directory. They cannot remove a requirement. */
    public Builder requirements(RequirementsInput value) {
      return set("requirements", value);
    }

    /** What to enclose with a request, one description per item. */
    public Builder enclosures(List<String> value) {
      return set("enclosures", value);
    }

    /** Who can sign a request. Empty if unknown. */
    public Builder signers(List<Signer> value) {
      return set("signers", value);
    }

    /** Where to send a request. Replaces the directory's addresses. */
    public Builder sendTo(RequirementSendToInput value) {
      return set("sendTo", value);
    }

    /** Business days from the request until the money is sent. */
    public Builder processingDays(RequirementDaysInput value) {
      return set("processingDays", value);
    }

    /** A note for the people who work on it. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Where the information comes from: a form, a web page or a call. Required. */
    public Builder source(String value) {
      return set("source", value);
    }

    /** The day you learned it. Default: today. */
    public Builder learnedOn(LocalDate value) {
      return set("learnedOn", value);
    }

    /** The last day on which it counts as confirmed. Default: twelve months from today. */
    public Builder expiresOn(LocalDate value) {
      return set("expiresOn", value);
    }

    /** Returns the object. */
    public RequirementSetInput build() {
      return new RequirementSetInput(members());
    }
  }

  /** Who can sign a request. New values may be added. */
  public static final class Signer extends ApiEnum {
    /** The participant. */
    public static final Signer PARTICIPANT = of("participant");

    /** The participant's spouse. */
    public static final Signer SPOUSE = of("spouse");

    /** The beneficiary of a deceased participant. */
    public static final Signer BENEFICIARY = of("beneficiary");

    /** The plan administrator. */
    public static final Signer PLAN_ADMINISTRATOR = of("plan_administrator");

    /** The employer. */
    public static final Signer EMPLOYER = of("employer");

    /** An attorney-in-fact, with a power of attorney. */
    public static final Signer ATTORNEY_IN_FACT = of("attorney_in_fact");

    /** A guardian or conservator. */
    public static final Signer GUARDIAN = of("guardian");

    /** The executor of an estate. */
    public static final Signer EXECUTOR = of("executor");

    private Signer(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Signer of(String value) {
      return intern(Signer.class, value, Signer::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46). */
public final class SelfCertificationInput extends ApiObject {
  /** Creates an object from JSON. */
  public SelfCertificationInput(JsonNode json) {
    super(json);
  }

  /** The date the participant signed the certification, {@code YYYY-MM-DD}. */
  public LocalDate certifiedOn() {
    return required("certifiedOn", ApiObject::date);
  }

  /** The IRS has not previously denied a waiver of the 60 days for this distribution (section 3.02(1)). */
  public boolean noPreviousDenial() {
    return required("noPreviousDenial", ApiObject::bool);
  }

  /** The contribution was made as soon as practicable after the reason no longer prevented it (section 3.02(3)). */
  public boolean asSoonAsPracticable() {
    return required("asSoonAsPracticable", ApiObject::bool);
  }

  /**
   * Date the reason ended. A contribution within 30 days after it counts as made as soon as practicable (section
   * 3.02(3)).
   */
  public Optional<LocalDate> reasonEndedOn() {
    return optional("reasonEndedOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SelfCertificationInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The date the participant signed the certification, {@code YYYY-MM-DD}. Required. */
    public Builder certifiedOn(LocalDate value) {
      return set("certifiedOn", value);
    }

    /**
     * The IRS has not previously denied a waiver of the 60 days for this distribution (section 3.02(1)).
     * Required.
     */
    public Builder noPreviousDenial(boolean value) {
      return set("noPreviousDenial", value);
    }

    /**
     * The contribution was made as soon as practicable after the reason no longer prevented it (section
     * 3.02(3)). Required.
     */
    public Builder asSoonAsPracticable(boolean value) {
      return set("asSoonAsPracticable", value);
    }

    /**
     * Date the reason ended. A contribution within 30 days after it counts as made as soon as practicable
     * (section 3.02(3)). Can be null.
     */
    public Builder reasonEndedOn(LocalDate value) {
      return member("reasonEndedOn", value);
    }

    /** Returns the object. */
    public SelfCertificationInput build() {
      return new SelfCertificationInput(members());
    }
  }
}

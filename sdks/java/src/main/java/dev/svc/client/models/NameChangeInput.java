// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** Why the name changes. Requires a different {@code firstName} or {@code lastName}. Default: a correction. */
public final class NameChangeInput extends ApiObject {
  /** Creates an object from JSON. */
  public NameChangeInput(JsonNode json) {
    super(json);
  }

  /** Why a participant's name changed. */
  public NameChangeReason reason() {
    return required("reason", enumeration(NameChangeReason::of));
  }

  /** First day of the new name, {@code YYYY-MM-DD}. Not in the future. */
  public LocalDate effectiveOn() {
    return required("effectiveOn", ApiObject::date);
  }

  /** Returns {@code evidence}. */
  public Optional<NameChangeEvidenceInput> evidence() {
    return optional("evidence", NameChangeEvidenceInput::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link NameChangeInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Why a participant's name changed. Required. */
    public Builder reason(NameChangeReason value) {
      return set("reason", value);
    }

    /** First day of the new name, {@code YYYY-MM-DD}. Not in the future. Required. */
    public Builder effectiveOn(LocalDate value) {
      return set("effectiveOn", value);
    }

    /** Sets {@code evidence}. */
    public Builder evidence(NameChangeEvidenceInput value) {
      return set("evidence", value);
    }

    /** Returns the object. */
    public NameChangeInput build() {
      return new NameChangeInput(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Reason reason() {
    return required("reason", enumeration(Reason::of));
  }

  /** First day of the new name, {@code YYYY-MM-DD}. Not in the future. */
  public LocalDate effectiveOn() {
    return required("effectiveOn", ApiObject::date);
  }

  /** Evidence of the change, such as the marriage certificate. */
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
    public Builder reason(Reason value) {
      return set("reason", value);
    }

    /** First day of the new name, {@code YYYY-MM-DD}. Not in the future. Required. */
    public Builder effectiveOn(LocalDate value) {
      return set("effectiveOn", value);
    }

    /** Evidence of the change, such as the marriage certificate. */
    public Builder evidence(NameChangeEvidenceInput value) {
      return set("evidence", value);
    }

    /** Returns the object. */
    public NameChangeInput build() {
      return new NameChangeInput(members());
    }
  }

  /** Why a participant's name changed. */
  public static final class Reason extends ApiEnum {
    /** The participant married. */
    public static final Reason MARRIAGE = of("marriage");

    /** The participant divorced. */
    public static final Reason DIVORCE = of("divorce");

    /** A court ordered the change. */
    public static final Reason COURT_ORDER = of("court_order");

    /** The name was wrong. */
    public static final Reason CORRECTION = of("correction");

    private Reason(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Reason of(String value) {
      return intern(Reason.class, value, Reason::new);
    }
  }
}

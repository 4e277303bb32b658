// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;

/**
 * The rollover happens without the participant's consent, after a notice. Use the notice's ID as the {@code
 * consentReference}.
 */
public final class AutomaticRolloverInput extends ApiObject {
  /** Creates an object from JSON. */
  public AutomaticRolloverInput(JsonNode json) {
    super(json);
  }

  /** Kind of a rollover without the participant's consent. New values may be added. */
  public AutomaticRolloverKind kind() {
    return required("kind", enumeration(AutomaticRolloverKind::of));
  }

  /** Date of the notice to the participant, {@code YYYY-MM-DD}. */
  public LocalDate noticeSentOn() {
    return required("noticeSentOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AutomaticRolloverInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Kind of a rollover without the participant's consent. New values may be added. Required. */
    public Builder kind(AutomaticRolloverKind value) {
      return set("kind", value);
    }

    /** Date of the notice to the participant, {@code YYYY-MM-DD}. Required. */
    public Builder noticeSentOn(LocalDate value) {
      return set("noticeSentOn", value);
    }

    /** Returns the object. */
    public AutomaticRolloverInput build() {
      return new AutomaticRolloverInput(members());
    }
  }
}

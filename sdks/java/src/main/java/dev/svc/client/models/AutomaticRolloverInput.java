// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
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
    public Builder kind(Kind value) {
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

  /** Kind of a rollover without the participant's consent. New values may be added. */
  public static final class Kind extends ApiEnum {
    /** A plan pays a small balance of a former employee into an IRA. */
    public static final Kind FORCED_CASH_OUT = of("forced_cash_out");

    /** An IRA from a forced cash-out moves into the plan of the new employer. */
    public static final Kind AUTOMATIC_PORTABILITY = of("automatic_portability");

    private Kind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Kind of(String value) {
      return intern(Kind.class, value, Kind::new);
    }
  }
}

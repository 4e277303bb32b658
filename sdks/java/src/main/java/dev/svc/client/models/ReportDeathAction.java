// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Report that the participant died. Money stops moving until {@code resolve_death}. Allowed in {@code draft},
 * {@code awaiting_participant}, {@code submitted}, {@code in_review}, {@code approved}, {@code requested},
 * {@code processing}, {@code funds_sent}, {@code funds_received}, {@code awaiting_documents}, {@code on_hold}.
 */
public final class ReportDeathAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public ReportDeathAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code report_death}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code report_death}. */
  public Params params() {
    return required("params", Params::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ReportDeathAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "report_death");
    }

    /** The parameters of {@code report_death}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ReportDeathAction build() {
      return new ReportDeathAction(members());
    }
  }

  /** The parameters of {@code report_death}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** Date of death, {@code YYYY-MM-DD}. Must not be in the future. */
    public LocalDate diedOn() {
      return required("diedOn", ApiObject::date);
    }

    /** Who acts after the participant's death. */
    public ActingParty actingParty() {
      return required("actingParty", enumeration(ActingParty::of));
    }

    /** ID of the death certificate among the rollover's {@code documents}, if it was provided. */
    public Optional<String> documentId() {
      return optional("documentId", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Params}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** Date of death, {@code YYYY-MM-DD}. Must not be in the future. Required. */
      public Builder diedOn(LocalDate value) {
        return set("diedOn", value);
      }

      /** Who acts after the participant's death. Required. */
      public Builder actingParty(ActingParty value) {
        return set("actingParty", value);
      }

      /** ID of the death certificate among the rollover's {@code documents}, if it was provided. */
      public Builder documentId(String value) {
        return set("documentId", value);
      }

      /** Returns the object. */
      public Params build() {
        return new Params(members());
      }
    }

    /** Who acts after the participant's death. */
    public static final class ActingParty extends ApiEnum {
      /** The surviving spouse, as beneficiary. */
      public static final ActingParty SURVIVING_SPOUSE = of("surviving_spouse");

      /** Another beneficiary. */
      public static final ActingParty BENEFICIARY = of("beneficiary");

      /** The executor or administrator of the estate. */
      public static final ActingParty PERSONAL_REPRESENTATIVE = of("personal_representative");

      /** Not known yet. */
      public static final ActingParty UNKNOWN = of("unknown");

      private ActingParty(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static ActingParty of(String value) {
        return intern(ActingParty.class, value, ActingParty::new);
      }
    }
  }
}

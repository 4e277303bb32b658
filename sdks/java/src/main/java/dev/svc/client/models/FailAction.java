// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Fail a rollover that cannot be completed. If money has left, say where it is. Allowed in {@code requested},
 * {@code processing}, {@code funds_sent}, {@code funds_received}. Also requires the scope {@code
 * rollovers:operate}.
 */
public final class FailAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public FailAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code fail}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code fail}. */
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

  /** Builds {@link FailAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "fail");
    }

    /** The parameters of {@code fail}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public FailAction build() {
      return new FailAction(members());
    }
  }

  /** The parameters of {@code fail}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}. */
    public String code() {
      return required("code", ApiObject::text);
    }

    /** Reason, up to 500 characters. Do not include personal data. */
    public String reason() {
      return required("reason", ApiObject::text);
    }

    /** Where the money is, up to 500 characters. Required once money has left. Do not include personal data. */
    public Optional<String> fundsDisposition() {
      return optional("fundsDisposition", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Params}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /**
       * Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}.
       * Required.
       */
      public Builder code(String value) {
        return set("code", value);
      }

      /** Reason, up to 500 characters. Do not include personal data. Required. */
      public Builder reason(String value) {
        return set("reason", value);
      }

      /** Where the money is, up to 500 characters. Required once money has left. Do not include personal data. */
      public Builder fundsDisposition(String value) {
        return set("fundsDisposition", value);
      }

      /** Returns the object. */
      public Params build() {
        return new Params(members());
      }
    }
  }
}

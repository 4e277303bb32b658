// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * Complete the rollover when the money is posted to the destination account. Allowed in {@code funds_received}.
 * Also requires the scope {@code rollovers:operate}.
 */
public final class CompleteAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public CompleteAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code complete}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code complete}. */
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

  /** Builds {@link CompleteAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "complete");
    }

    /** The parameters of {@code complete}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public CompleteAction build() {
      return new CompleteAction(members());
    }
  }

  /** The parameters of {@code complete}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /**
     * Amount posted to the destination account. Must be the amount received, or {@code 0.00} if all of it arrived
     * in kind.
     */
    public BigDecimal postedAmount() {
      return required("postedAmount", ApiObject::decimal);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Params}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /**
       * Amount posted to the destination account. Must be the amount received, or {@code 0.00} if all of it
       * arrived in kind. Required.
       */
      public Builder postedAmount(BigDecimal value) {
        return set("postedAmount", money(value));
      }

      /** Returns the object. */
      public Params build() {
        return new Params(members());
      }
    }
  }
}

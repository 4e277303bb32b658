// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Put on hold. All deadlines pause except the 60 days. Allowed in {@code draft}, {@code awaiting_participant},
 * {@code submitted}, {@code in_review}, {@code approved}, {@code requested}, {@code processing}, {@code
 * funds_sent}, {@code funds_received}, {@code awaiting_documents}.
 */
public final class HoldAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public HoldAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code hold}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code hold}. */
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

  /** Builds {@link HoldAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "hold");
    }

    /** The parameters of {@code hold}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public HoldAction build() {
      return new HoldAction(members());
    }
  }

  /** The parameters of {@code hold}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** Reason, up to 500 characters. Do not include personal data. */
    public String reason() {
      return required("reason", ApiObject::text);
    }

    /** Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}. */
    public Optional<String> code() {
      return optional("code", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Params}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** Reason, up to 500 characters. Do not include personal data. Required. */
      public Builder reason(String value) {
        return set("reason", value);
      }

      /** Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}. */
      public Builder code(String value) {
        return set("code", value);
      }

      /** Returns the object. */
      public Params build() {
        return new Params(members());
      }
    }
  }
}

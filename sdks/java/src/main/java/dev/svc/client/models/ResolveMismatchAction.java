// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Accept a difference between the amounts requested, sent or received. Allowed in {@code funds_sent}, {@code
 * funds_received}. Also requires the scope {@code rollovers:operate}.
 */
public final class ResolveMismatchAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public ResolveMismatchAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code resolve_mismatch}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code resolve_mismatch}. */
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

  /** Builds {@link ResolveMismatchAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "resolve_mismatch");
    }

    /** The parameters of {@code resolve_mismatch}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ResolveMismatchAction build() {
      return new ResolveMismatchAction(members());
    }
  }

  /** The parameters of {@code resolve_mismatch}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** Reason, up to 500 characters. Do not include personal data. */
    public String reason() {
      return required("reason", ApiObject::text);
    }

    /** The difference to accept. Default: all open differences. */
    public Optional<Which> which() {
      return optional("which", enumeration(Which::of));
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

      /** The difference to accept. Default: all open differences. */
      public Builder which(Which value) {
        return set("which", value);
      }

      /** Returns the object. */
      public Params build() {
        return new Params(members());
      }
    }

    /** The difference to accept. Default: all open differences. */
    public static final class Which extends ApiEnum {
      /** The amount received differs from the amount sent. */
      public static final Which RECEIPT = of("receipt");

      /** The amount sent differs from the amount requested. */
      public static final Which REQUEST = of("request");

      /** The assets received differ from the assets sent. */
      public static final Which ASSETS = of("assets");

      private Which(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Which of(String value) {
        return intern(Which.class, value, Which::new);
      }
    }
  }
}

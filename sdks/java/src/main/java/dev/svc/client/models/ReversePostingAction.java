// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Reverse the posting of a completed rollover, which reopens it. Allowed in {@code completed}. Also requires the
 * scope {@code rollovers:operate}.
 */
public final class ReversePostingAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public ReversePostingAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code reverse_posting}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code reverse_posting}. */
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

  /** Builds {@link ReversePostingAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "reverse_posting");
    }

    /** The parameters of {@code reverse_posting}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public ReversePostingAction build() {
      return new ReversePostingAction(members());
    }
  }

  /** The parameters of {@code reverse_posting}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** Reason a posting is reversed. */
    public Reason reason() {
      return required("reason", enumeration(Reason::of));
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Params}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** Reason a posting is reversed. Required. */
      public Builder reason(Reason value) {
        return set("reason", value);
      }

      /** Returns the object. */
      public Params build() {
        return new Params(members());
      }
    }

    /** Reason a posting is reversed. */
    public static final class Reason extends ApiEnum {
      /** It was posted to the wrong account. */
      public static final Reason WRONG_ACCOUNT = of("wrong_account");

      /** The wrong amount was posted. */
      public static final Reason WRONG_AMOUNT = of("wrong_amount");

      /** The payment bounced or was reversed. */
      public static final Reason PAYMENT_REVERSED = of("payment_reversed");

      /** Another reason. */
      public static final Reason OTHER = of("other");

      private Reason(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Reason of(String value) {
        return intern(Reason.class, value, Reason::new);
      }
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The parameters of {@code reverse_posting}. */
public final class ReversePostingActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ReversePostingActionParams(JsonNode json) {
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

  /** Builds {@link ReversePostingActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Reason a posting is reversed. Required. */
    public Builder reason(Reason value) {
      return set("reason", value);
    }

    /** Returns the object. */
    public ReversePostingActionParams build() {
      return new ReversePostingActionParams(members());
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

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Void a receipt that was recorded incorrectly or bounced. Allowed in {@code processing}, {@code funds_sent},
 * {@code funds_received}, {@code completed}. Also requires the scope {@code rollovers:operate}.
 */
public final class VoidReceiptAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public VoidReceiptAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code void_receipt}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code void_receipt}. */
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

  /** Builds {@link VoidReceiptAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "void_receipt");
    }

    /** The parameters of {@code void_receipt}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public VoidReceiptAction build() {
      return new VoidReceiptAction(members());
    }
  }

  /** The parameters of {@code void_receipt}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
      super(json);
    }

    /** ID of one of the rollover's {@code receipts}. */
    public String receiptId() {
      return required("receiptId", ApiObject::text);
    }

    /** Reason a receipt is void. */
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

      /** ID of one of the rollover's {@code receipts}. Required. */
      public Builder receiptId(String value) {
        return set("receiptId", value);
      }

      /** Reason a receipt is void. Required. */
      public Builder reason(Reason value) {
        return set("reason", value);
      }

      /** Returns the object. */
      public Params build() {
        return new Params(members());
      }
    }

    /** Reason a receipt is void. */
    public static final class Reason extends ApiEnum {
      /** It was recorded incorrectly. */
      public static final Reason TYPED_WRONG = of("typed_wrong");

      /** The check bounced, or the payment was reversed. */
      public static final Reason BOUNCED = of("bounced");

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

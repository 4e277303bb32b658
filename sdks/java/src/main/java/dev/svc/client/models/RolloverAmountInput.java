// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.Optional;

/** All of the account or part of it. */
public interface RolloverAmountInput {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static RolloverAmountInput of(JsonNode json) {
    return new Other(json);
  }

  /** The whole balance of the account. */
  public static final class Full extends ApiObject implements RolloverAmountInput {
    /** Creates an object from JSON. */
    public Full(JsonNode json) {
      super(json);
    }

    /** The whole balance of the account. */
    public String kind() {
      return required("kind", ApiObject::text);
    }

    /** The currency: always {@code USD}. */
    public Optional<String> currency() {
      return optional("currency", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Full}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {
        set("kind", "full");
      }

      /** The currency: always {@code USD}. */
      public Builder currency(String value) {
        return set("currency", value);
      }

      /** Returns the object. */
      public Full build() {
        return new Full(members());
      }
    }
  }

  /** Part of the balance: {@code requested}. */
  public static final class Partial extends ApiObject implements RolloverAmountInput {
    /** Creates an object from JSON. */
    public Partial(JsonNode json) {
      super(json);
    }

    /** Part of the balance: {@code requested}. */
    public String kind() {
      return required("kind", ApiObject::text);
    }

    /** Requested amount, for partial rollovers only. More than zero, unless {@code assets} are moved. */
    public BigDecimal requested() {
      return required("requested", ApiObject::decimal);
    }

    /** The currency: always {@code USD}. */
    public Optional<String> currency() {
      return optional("currency", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Partial}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {
        set("kind", "partial");
      }

      /** Requested amount, for partial rollovers only. More than zero, unless {@code assets} are moved. Required. */
      public Builder requested(BigDecimal value) {
        return set("requested", money(value));
      }

      /** The currency: always {@code USD}. */
      public Builder currency(String value) {
        return set("currency", value);
      }

      /** Returns the object. */
      public Partial build() {
        return new Partial(members());
      }
    }
  }

  /** Another alternative. */
  final class Other extends ApiObject implements RolloverAmountInput {
    private Other(JsonNode json) {
      super(json);
    }
  }
}

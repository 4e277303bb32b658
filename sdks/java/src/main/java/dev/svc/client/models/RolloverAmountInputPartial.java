// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.Optional;

/** An alternative of {@code RolloverAmountInput}. */
public final class RolloverAmountInputPartial extends ApiObject implements RolloverAmountInput {
  /** Creates an object from JSON. */
  public RolloverAmountInputPartial(JsonNode json) {
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

  /** Builds {@link RolloverAmountInputPartial}. */
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
    public RolloverAmountInputPartial build() {
      return new RolloverAmountInputPartial(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;

/** Part of a payment from one kind of money. */
public final class SourceAmountInput extends ApiObject {
  /** Creates an object from JSON. */
  public SourceAmountInput(JsonNode json) {
    super(json);
  }

  /** Kind of money. */
  public MoneySourceKind kind() {
    return required("kind", enumeration(MoneySourceKind::of));
  }

  /** Part of the payment from this kind of money, before withholding. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SourceAmountInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Kind of money. Required. */
    public Builder kind(MoneySourceKind value) {
      return set("kind", value);
    }

    /** Part of the payment from this kind of money, before withholding. Required. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** Returns the object. */
    public SourceAmountInput build() {
      return new SourceAmountInput(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A rollover that is part of a distribution. */
public final class DistributionDestinationInput extends ApiObject {
  /** Creates an object from JSON. */
  public DistributionDestinationInput(JsonNode json) {
    super(json);
  }

  /** Returns {@code type}. */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** Delivery method. The rollover type determines the allowed methods. */
  public DeliveryMethod deliveryMethod() {
    return required("deliveryMethod", enumeration(DeliveryMethod::of));
  }

  /** The account that receives this part of the money. */
  public RolloverSideInput destination() {
    return required("destination", RolloverSideInput::new);
  }

  /** Amount for this destination. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /**
   * The participant's choice of pre-tax, after-tax or Roth amounts for this destination. Pre-tax money goes to
   * direct rollovers first (IRS Notice 2014-54), and the participant chooses among them. Pre-tax money without a
   * choice goes to non-Roth accounts first.
   */
  public Optional<List<SourceAmountInput>> moneySources() {
    return optional("moneySources", list(SourceAmountInput::new));
  }

  /** Attestations for this rollover, in addition to those for the whole distribution. */
  public Optional<Attestations> attestations() {
    return optional("attestations", Attestations::new);
  }

  /** Your ID for this rollover. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** Up to 50 key-value pairs of strings. */
  public Optional<Map<String, String>> metadata() {
    return optional("metadata", map(ApiObject::text));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link DistributionDestinationInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Sets {@code type}. Required. */
    public Builder type(RolloverType value) {
      return set("type", value);
    }

    /** Delivery method. The rollover type determines the allowed methods. Required. */
    public Builder deliveryMethod(DeliveryMethod value) {
      return set("deliveryMethod", value);
    }

    /** The account that receives this part of the money. Required. */
    public Builder destination(RolloverSideInput value) {
      return set("destination", value);
    }

    /** Amount for this destination. Required. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /**
     * The participant's choice of pre-tax, after-tax or Roth amounts for this destination. Pre-tax money goes to
     * direct rollovers first (IRS Notice 2014-54), and the participant chooses among them. Pre-tax money without
     * a choice goes to non-Roth accounts first.
     */
    public Builder moneySources(List<SourceAmountInput> value) {
      return set("moneySources", value);
    }

    /** Attestations for this rollover, in addition to those for the whole distribution. */
    public Builder attestations(Attestations value) {
      return set("attestations", value);
    }

    /** Your ID for this rollover. */
    public Builder externalId(String value) {
      return set("externalId", value);
    }

    /** Up to 50 key-value pairs of strings. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** Returns the object. */
    public DistributionDestinationInput build() {
      return new DistributionDestinationInput(members());
    }
  }
}

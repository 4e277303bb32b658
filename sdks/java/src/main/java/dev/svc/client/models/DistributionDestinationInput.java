// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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

  /**
   * How the money moves: from or to an employer plan ({@code direct}), between IRAs ({@code trustee_transfer}),
   * through the participant ({@code indirect_60_day}), or within a plan to its designated Roth account ({@code
   * in_plan}).
   */
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
  public Optional<List<DistributionDestinationInputMoneySource>> moneySources() {
    return optional("moneySources", list(DistributionDestinationInputMoneySource::new));
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

    /**
     * How the money moves: from or to an employer plan ({@code direct}), between IRAs ({@code
     * trustee_transfer}), through the participant ({@code indirect_60_day}), or within a plan to its designated
     * Roth account ({@code in_plan}). Required.
     */
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
    public Builder moneySources(List<DistributionDestinationInputMoneySource> value) {
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

  /** Part of a payment from one kind of money. */
  public static final class DistributionDestinationInputMoneySource extends ApiObject {
    /** Creates an object from JSON. */
    public DistributionDestinationInputMoneySource(JsonNode json) {
      super(json);
    }

    /** Kind of money. */
    public Kind kind() {
      return required("kind", enumeration(Kind::of));
    }

    /** Part of the payment from this kind of money, before withholding. */
    public BigDecimal amount() {
      return required("amount", ApiObject::decimal);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link DistributionDestinationInputMoneySource}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** Kind of money. Required. */
      public Builder kind(Kind value) {
        return set("kind", value);
      }

      /** Part of the payment from this kind of money, before withholding. Required. */
      public Builder amount(BigDecimal value) {
        return set("amount", money(value));
      }

      /** Returns the object. */
      public DistributionDestinationInputMoneySource build() {
        return new DistributionDestinationInputMoneySource(members());
      }
    }

    /** Kind of money. */
    public static final class Kind extends ApiEnum {
      /** Not yet taxed: pre-tax contributions, employer contributions and their earnings. */
      public static final Kind PRE_TAX = of("pre_tax");

      /** Taxed when it was contributed to a Roth account (IRC §402A, §408A). */
      public static final Kind ROTH = of("roth");

      /** Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed. */
      public static final Kind AFTER_TAX = of("after_tax");

      /** Contributed by the employer as Roth money (SECURE 2.0 Act, section 604). */
      public static final Kind EMPLOYER_MATCH_ROTH = of("employer_match_roth");

      private Kind(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Kind of(String value) {
        return intern(Kind.class, value, Kind::new);
      }
    }
  }
}

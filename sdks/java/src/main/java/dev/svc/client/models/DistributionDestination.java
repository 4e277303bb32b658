// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;

/** A rollover that is part of a distribution. */
public final class DistributionDestination extends ApiObject {
  /** Creates an object from JSON. */
  public DistributionDestination(JsonNode json) {
    super(json);
  }

  /** The rollover to this destination. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /**
   * How the money moves: from or to an employer plan ({@code direct}), between IRAs ({@code trustee_transfer}),
   * through the participant ({@code indirect_60_day}), or within a plan to its designated Roth account ({@code
   * in_plan}).
   */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
  public DeliveryMethod deliveryMethod() {
    return required("deliveryMethod", enumeration(DeliveryMethod::of));
  }

  /** The account that receives this part of the money. */
  public RolloverSide destination() {
    return required("destination", RolloverSide::new);
  }

  /** Amount for this destination. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Money sources for this destination, as the participant chose or as IRS Notice 2014-54 allocates them. */
  public List<DistributionDestinationMoneySource> moneySources() {
    return required("moneySources", list(DistributionDestinationMoneySource::new));
  }

  /** State of the rollover. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** Part of a payment from one kind of money. */
  public static final class DistributionDestinationMoneySource extends ApiObject {
    /** Creates an object from JSON. */
    public DistributionDestinationMoneySource(JsonNode json) {
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

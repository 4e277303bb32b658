// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.Optional;

/** One kind of money in a rollover. */
public final class MoneySourceInput extends ApiObject {
  /** Creates an object from JSON. */
  public MoneySourceInput(JsonNode json) {
    super(json);
  }

  /** Kind of money. */
  public MoneySourceKind kind() {
    return required("kind", enumeration(MoneySourceKind::of));
  }

  /** Amount of this kind of money. */
  public Optional<BigDecimal> amount() {
    return optional("amount", ApiObject::decimal);
  }

  /** Percentage of the total rolled over. Without {@code amount} and {@code percent}: all money of this kind. */
  public Optional<BigDecimal> percent() {
    return optional("percent", ApiObject::decimal);
  }

  /** For Roth money: tax year of the first contribution, which starts the five-year period. */
  public Optional<Long> firstContributionYear() {
    return optional("firstContributionYear", ApiObject::integer);
  }

  /**
   * For after-tax money (required): contributions made after tax. For Roth money of a plan (optional): Roth
   * contributions, box 5 of Form 1099-R.
   */
  public Optional<BigDecimal> basis() {
    return optional("basis", ApiObject::decimal);
  }

  /**
   * Earnings on the contributions in {@code basis}. Earnings of after-tax money are pre-tax money. Derived from
   * {@code amount} and {@code basis} if omitted.
   */
  public Optional<BigDecimal> earnings() {
    return optional("earnings", ApiObject::decimal);
  }

  /**
   * For Roth money of a plan: part that is allocable to taxable in-plan Roth rollovers of this year and the four
   * years before, as the plan determines it (box 10 of Form 1099-R; IRS Notice 2010-84, Q&amp;A-13).
   */
  public Optional<BigDecimal> inPlanRollover() {
    return optional("inPlanRollover", ApiObject::decimal);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link MoneySourceInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Kind of money. Required. */
    public Builder kind(MoneySourceKind value) {
      return set("kind", value);
    }

    /** Amount of this kind of money. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** Percentage of the total rolled over. Without {@code amount} and {@code percent}: all money of this kind. */
    public Builder percent(BigDecimal value) {
      return set("percent", value);
    }

    /** For Roth money: tax year of the first contribution, which starts the five-year period. */
    public Builder firstContributionYear(long value) {
      return set("firstContributionYear", value);
    }

    /**
     * For after-tax money (required): contributions made after tax. For Roth money of a plan (optional): Roth
     * contributions, box 5 of Form 1099-R.
     */
    public Builder basis(BigDecimal value) {
      return set("basis", money(value));
    }

    /**
     * Earnings on the contributions in {@code basis}. Earnings of after-tax money are pre-tax money. Derived
     * from {@code amount} and {@code basis} if omitted.
     */
    public Builder earnings(BigDecimal value) {
      return set("earnings", money(value));
    }

    /**
     * For Roth money of a plan: part that is allocable to taxable in-plan Roth rollovers of this year and the
     * four years before, as the plan determines it (box 10 of Form 1099-R; IRS Notice 2010-84, Q&amp;A-13).
     */
    public Builder inPlanRollover(BigDecimal value) {
      return set("inPlanRollover", money(value));
    }

    /** Returns the object. */
    public MoneySourceInput build() {
      return new MoneySourceInput(members());
    }
  }
}

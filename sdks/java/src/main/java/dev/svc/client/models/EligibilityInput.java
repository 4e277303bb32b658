// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** A rollover to check, without creating it. */
public final class EligibilityInput extends ApiObject {
  /** Creates an object from JSON. */
  public EligibilityInput(JsonNode json) {
    super(json);
  }

  /** How the money moves, such as {@code direct} or {@code trustee_transfer}. */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** Source of the money. */
  public EligibilitySideInput source() {
    return required("source", EligibilitySideInput::new);
  }

  /** Destination of the money. */
  public EligibilitySideInput destination() {
    return required("destination", EligibilitySideInput::new);
  }

  /** Delivery method. If given, the custodians' directory entries are checked for it. */
  public Optional<DeliveryMethod> deliveryMethod() {
    return optional("deliveryMethod", enumeration(DeliveryMethod::of));
  }

  /** The participant's claim to the money. Default: {@code own}. */
  public Optional<Relationship> relationship() {
    return optional("relationship", enumeration(Relationship::of));
  }

  /** True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false. */
  public Optional<Boolean> isInheritedIra() {
    return optional("isInheritedIra", ApiObject::bool);
  }

  /** Kind of source plan. */
  public Optional<PlanKind> planKind() {
    return optional("planKind", enumeration(PlanKind::of));
  }

  /** The participant's date of birth, {@code YYYY-MM-DD}. Required minimum distributions depend on it. */
  public Optional<LocalDate> dateOfBirth() {
    return optional("dateOfBirth", ApiObject::date);
  }

  /** The participant's attestations. */
  public Optional<Attestations> attestations() {
    return optional("attestations", Attestations::new);
  }

  /** Amount before withholding. Without it, the expected withholding is unknown. */
  public Optional<BigDecimal> amount() {
    return optional("amount", ApiObject::decimal);
  }

  /**
   * Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to the
   * requested amount.
   */
  public Optional<List<MoneySourceInput>> moneySources() {
    return optional("moneySources", list(MoneySourceInput::new));
  }

  /** Day on which the money leaves, {@code YYYY-MM-DD}. Default: today in the organization's time zone. */
  public Optional<LocalDate> paidOn() {
    return optional("paidOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link EligibilityInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** How the money moves, such as {@code direct} or {@code trustee_transfer}. Required. */
    public Builder type(RolloverType value) {
      return set("type", value);
    }

    /** Source of the money. Required. */
    public Builder source(EligibilitySideInput value) {
      return set("source", value);
    }

    /** Destination of the money. Required. */
    public Builder destination(EligibilitySideInput value) {
      return set("destination", value);
    }

    /** Delivery method. If given, the custodians' directory entries are checked for it. */
    public Builder deliveryMethod(DeliveryMethod value) {
      return set("deliveryMethod", value);
    }

    /** The participant's claim to the money. Default: {@code own}. */
    public Builder relationship(Relationship value) {
      return set("relationship", value);
    }

    /** True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false. */
    public Builder isInheritedIra(boolean value) {
      return set("isInheritedIra", value);
    }

    /** Kind of source plan. */
    public Builder planKind(PlanKind value) {
      return set("planKind", value);
    }

    /** The participant's date of birth, {@code YYYY-MM-DD}. Required minimum distributions depend on it. */
    public Builder dateOfBirth(LocalDate value) {
      return set("dateOfBirth", value);
    }

    /** The participant's attestations. */
    public Builder attestations(Attestations value) {
      return set("attestations", value);
    }

    /** Amount before withholding. Without it, the expected withholding is unknown. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /**
     * Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to the
     * requested amount.
     */
    public Builder moneySources(List<MoneySourceInput> value) {
      return set("moneySources", value);
    }

    /** Day on which the money leaves, {@code YYYY-MM-DD}. Default: today in the organization's time zone. */
    public Builder paidOn(LocalDate value) {
      return set("paidOn", value);
    }

    /** Returns the object. */
    public EligibilityInput build() {
      return new EligibilityInput(members());
    }
  }

  /** The participant's claim to the money. Default: {@code own}. */
  public static final class Relationship extends ApiEnum {
    /** The participant's own money. */
    public static final Relationship OWN = of("own");

    /** Inherited from the participant's spouse. It can go wherever the spouse's own money could. */
    public static final Relationship SPOUSE_BENEFICIARY = of("spouse_beneficiary");

    /** Inherited from anyone else. It must go directly to an inherited IRA. */
    public static final Relationship NON_SPOUSE_BENEFICIARY = of("non_spouse_beneficiary");

    /** Awarded to a spouse or former spouse by a qualified domestic relations order. */
    public static final Relationship ALTERNATE_PAYEE = of("alternate_payee");

    private Relationship(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Relationship of(String value) {
      return intern(Relationship.class, value, Relationship::new);
    }
  }

  /** Kind of source plan. */
  public static final class PlanKind extends ApiEnum {
    /** A pension plan, or another plan that owes married participants a joint and survivor annuity. */
    public static final PlanKind PENSION = of("pension");

    /** A 401(k), profit-sharing or 403(b) plan under ERISA that does not owe such an annuity. */
    public static final PlanKind PROFIT_SHARING = of("profit_sharing");

    /** A governmental 457(b) plan. */
    public static final PlanKind GOVERNMENTAL_457B = of("governmental_457b");

    /** Any other governmental plan. */
    public static final PlanKind GOVERNMENTAL = of("governmental");

    /** A church plan that has not elected ERISA coverage. */
    public static final PlanKind CHURCH = of("church");

    /** A 403(b) plan that ERISA does not cover. */
    public static final PlanKind NON_ERISA = of("non_erisa");

    private PlanKind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static PlanKind of(String value) {
      return intern(PlanKind.class, value, PlanKind::new);
    }
  }
}

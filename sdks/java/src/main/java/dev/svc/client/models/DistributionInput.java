// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Rollovers that leave one account at the same time. */
public final class DistributionInput extends ApiObject {
  /** Creates an object from JSON. */
  public DistributionInput(JsonNode json) {
    super(json);
  }

  /** The participant's account. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** The account that all of the money leaves. */
  public RolloverSideInput source() {
    return required("source", RolloverSideInput::new);
  }

  /** Total that leaves the account, before withholding, whether or not it is rolled over. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Money sources that leave the account, each kind once. They must add up to {@code amount}. */
  public List<MoneySourceInput> moneySources() {
    return required("moneySources", list(MoneySourceInput::new));
  }

  /**
   * Amount paid to the participant and not rolled over. Default: {@code 0.00}. Together with the destinations,
   * it must add up to {@code amount}.
   */
  public Optional<BigDecimal> paidToParticipant() {
    return optional("paidToParticipant", ApiObject::decimal);
  }

  /** 1 to 5 destination accounts. Each gets its own rollover. */
  public List<DistributionDestinationInput> destinations() {
    return required("destinations", list(DistributionDestinationInput::new));
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

  /**
   * Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the
   * account.
   */
  public Optional<String> decedentName() {
    return optional("decedentName", ApiObject::text);
  }

  /** The participant's attestations for the whole distribution. Some rules require them. */
  public Optional<Attestations> attestations() {
    return optional("attestations", Attestations::new);
  }

  /** Your ID for the distribution. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link DistributionInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The participant's account. Required. */
    public Builder accountId(String value) {
      return set("accountId", value);
    }

    /** The account that all of the money leaves. Required. */
    public Builder source(RolloverSideInput value) {
      return set("source", value);
    }

    /** Total that leaves the account, before withholding, whether or not it is rolled over. Required. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** Money sources that leave the account, each kind once. They must add up to {@code amount}. Required. */
    public Builder moneySources(List<MoneySourceInput> value) {
      return set("moneySources", value);
    }

    /**
     * Amount paid to the participant and not rolled over. Default: {@code 0.00}. Together with the destinations,
     * it must add up to {@code amount}.
     */
    public Builder paidToParticipant(BigDecimal value) {
      return set("paidToParticipant", money(value));
    }

    /** 1 to 5 destination accounts. Each gets its own rollover. Required. */
    public Builder destinations(List<DistributionDestinationInput> value) {
      return set("destinations", value);
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

    /**
     * Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the
     * account.
     */
    public Builder decedentName(String value) {
      return set("decedentName", value);
    }

    /** The participant's attestations for the whole distribution. Some rules require them. */
    public Builder attestations(Attestations value) {
      return set("attestations", value);
    }

    /** Your ID for the distribution. */
    public Builder externalId(String value) {
      return set("externalId", value);
    }

    /** Returns the object. */
    public DistributionInput build() {
      return new DistributionInput(members());
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

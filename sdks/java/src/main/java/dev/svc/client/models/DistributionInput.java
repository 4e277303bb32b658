// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
}

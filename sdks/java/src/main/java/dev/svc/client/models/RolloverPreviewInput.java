// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** A rollover to preview, without creating it. */
public final class RolloverPreviewInput extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverPreviewInput(JsonNode json) {
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

  /** Amount before withholding. Without it, the preview has no forms and no expected withholding. */
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

  /** Builds {@link RolloverPreviewInput}. */
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

    /** Amount before withholding. Without it, the preview has no forms and no expected withholding. */
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
    public RolloverPreviewInput build() {
      return new RolloverPreviewInput(members());
    }
  }
}

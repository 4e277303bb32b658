// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Changes to a rollover. In a draft, every field can change. In other states, a request can change only {@code
 * assigneeId}, {@code priority}, {@code tags} and {@code metadata}. Omitted fields stay unchanged, and null
 * clears an optional field.
 */
public final class RolloverPatch extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverPatch(JsonNode json) {
    super(json);
  }

  /** The source account. */
  public Optional<RolloverSidePatch> source() {
    return optional("source", RolloverSidePatch::new);
  }

  /** The destination account. */
  public Optional<RolloverSidePatch> destination() {
    return optional("destination", RolloverSidePatch::new);
  }

  /** Returns {@code amount}. */
  public Optional<RolloverAmountInput> amount() {
    return optional("amount", RolloverAmountInput::of);
  }

  /** Replaces the money sources. They must still add up to the requested amount. */
  public Optional<List<MoneySourceInput>> moneySources() {
    return optional("moneySources", list(MoneySourceInput::new));
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
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

  /**
   * Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the
   * account.
   */
  public Optional<String> decedentName() {
    return optional("decedentName", ApiObject::text);
  }

  /** Replaces the assets to move in kind. */
  public Optional<List<AssetInput>> assets() {
    return optional("assets", list(AssetInput::new));
  }

  /** Attestations to add to those already given. */
  public Optional<Attestations> attestations() {
    return optional("attestations", Attestations::new);
  }

  /** Your ID for the rollover. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** Your ID for the person who works on the rollover. Null removes the assignment. */
  public Optional<String> assigneeId() {
    return optional("assigneeId", ApiObject::text);
  }

  /** Returns {@code priority}. */
  public Optional<RolloverPriority> priority() {
    return optional("priority", enumeration(RolloverPriority::of));
  }

  /** Replaces all tags. Up to 20 tags, each up to 50 characters. */
  public Optional<List<String>> tags() {
    return optional("tags", list(ApiObject::text));
  }

  /** Replaces all key-value pairs. */
  public Optional<Map<String, String>> metadata() {
    return optional("metadata", map(ApiObject::text));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The source account. */
    public Builder source(RolloverSidePatch value) {
      return set("source", value);
    }

    /** The destination account. */
    public Builder destination(RolloverSidePatch value) {
      return set("destination", value);
    }

    /** Sets {@code amount}. */
    public Builder amount(RolloverAmountInput value) {
      return set("amount", value);
    }

    /** Replaces the money sources. They must still add up to the requested amount. */
    public Builder moneySources(List<MoneySourceInput> value) {
      return set("moneySources", value);
    }

    /** How the money is delivered, such as {@code wire} or {@code check}. */
    public Builder deliveryMethod(DeliveryMethod value) {
      return set("deliveryMethod", value);
    }

    /** The participant's claim to the money. Default: {@code own}. */
    public Builder relationship(Relationship value) {
      return set("relationship", value);
    }

    /**
     * True if the destination is an inherited IRA. Default: true for non-spouse beneficiaries, otherwise false.
     * Can be null.
     */
    public Builder isInheritedIra(Boolean value) {
      return member("isInheritedIra", value);
    }

    /** Kind of source plan. Can be null. */
    public Builder planKind(PlanKind value) {
      return member("planKind", value);
    }

    /**
     * Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the
     * account. Can be null.
     */
    public Builder decedentName(String value) {
      return member("decedentName", value);
    }

    /** Replaces the assets to move in kind. */
    public Builder assets(List<AssetInput> value) {
      return set("assets", value);
    }

    /** Attestations to add to those already given. */
    public Builder attestations(Attestations value) {
      return set("attestations", value);
    }

    /** Your ID for the rollover. Can be null. */
    public Builder externalId(String value) {
      return member("externalId", value);
    }

    /** Your ID for the person who works on the rollover. Null removes the assignment. Can be null. */
    public Builder assigneeId(String value) {
      return member("assigneeId", value);
    }

    /** Sets {@code priority}. */
    public Builder priority(RolloverPriority value) {
      return set("priority", value);
    }

    /** Replaces all tags. Up to 20 tags, each up to 50 characters. */
    public Builder tags(List<String> value) {
      return set("tags", value);
    }

    /** Replaces all key-value pairs. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /** Returns the object. */
    public RolloverPatch build() {
      return new RolloverPatch(members());
    }
  }
}

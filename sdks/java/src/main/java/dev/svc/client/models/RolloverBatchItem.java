// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A rollover to create in a batch. */
public final class RolloverBatchItem extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBatchItem(JsonNode json) {
    super(json);
  }

  /** The participant's account. Send this or {@code account}. */
  public Optional<String> accountId() {
    return optional("accountId", ApiObject::text);
  }

  /**
   * The participant. Creates or retrieves the account, like {@code POST /v1/accounts}, in the same transaction.
   * Also requires the scope {@code accounts:write}.
   */
  public Optional<AccountInput> account() {
    return optional("account", AccountInput::new);
  }

  /** Returns {@code type}. */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** Delivery method. The rollover type determines the allowed methods. */
  public DeliveryMethod deliveryMethod() {
    return required("deliveryMethod", enumeration(DeliveryMethod::of));
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

  /** Assets to move in kind, by ACATS only. With assets, a partial amount can be {@code 0.00} (no cash). */
  public Optional<List<AssetInput>> assets() {
    return optional("assets", list(AssetInput::new));
  }

  /** The source account. */
  public RolloverSideInput source() {
    return required("source", RolloverSideInput::new);
  }

  /** The destination account. */
  public RolloverSideInput destination() {
    return required("destination", RolloverSideInput::new);
  }

  /** Returns {@code amount}. */
  public RolloverAmountInput amount() {
    return required("amount", RolloverAmountInput::of);
  }

  /**
   * Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to the
   * requested amount.
   */
  public Optional<List<MoneySourceInput>> moneySources() {
    return optional("moneySources", list(MoneySourceInput::new));
  }

  /** Returns {@code attestations}. */
  public Optional<Attestations> attestations() {
    return optional("attestations", Attestations::new);
  }

  /** Your ID for the rollover. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** Your ID for the person who works on the rollover. */
  public Optional<String> assigneeId() {
    return optional("assigneeId", ApiObject::text);
  }

  /** Returns {@code priority}. */
  public Optional<RolloverPriority> priority() {
    return optional("priority", enumeration(RolloverPriority::of));
  }

  /** Up to 20 tags, each up to 50 characters. */
  public Optional<List<String>> tags() {
    return optional("tags", list(ApiObject::text));
  }

  /** Up to 50 key-value pairs of strings. */
  public Optional<Map<String, String>> metadata() {
    return optional("metadata", map(ApiObject::text));
  }

  /**
   * Your idempotency key for this item, 1 to 255 characters. Within 24 hours, items with the same key create
   * only one rollover, even in different batches.
   */
  public Optional<String> idempotencyKey() {
    return optional("idempotencyKey", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverBatchItem}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The participant's account. Send this or {@code account}. */
    public Builder accountId(String value) {
      return set("accountId", value);
    }

    /**
     * The participant. Creates or retrieves the account, like {@code POST /v1/accounts}, in the same
     * transaction. Also requires the scope {@code accounts:write}.
     */
    public Builder account(AccountInput value) {
      return set("account", value);
    }

    /** Sets {@code type}. Required. */
    public Builder type(RolloverType value) {
      return set("type", value);
    }

    /** Delivery method. The rollover type determines the allowed methods. Required. */
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

    /**
     * Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. Erased with the
     * account.
     */
    public Builder decedentName(String value) {
      return set("decedentName", value);
    }

    /** Assets to move in kind, by ACATS only. With assets, a partial amount can be {@code 0.00} (no cash). */
    public Builder assets(List<AssetInput> value) {
      return set("assets", value);
    }

    /** The source account. Required. */
    public Builder source(RolloverSideInput value) {
      return set("source", value);
    }

    /** The destination account. Required. */
    public Builder destination(RolloverSideInput value) {
      return set("destination", value);
    }

    /** Sets {@code amount}. Required. */
    public Builder amount(RolloverAmountInput value) {
      return set("amount", value);
    }

    /**
     * Kinds of money in the rollover, each at most once. Empty if unknown. Their amounts must add up to the
     * requested amount.
     */
    public Builder moneySources(List<MoneySourceInput> value) {
      return set("moneySources", value);
    }

    /** Sets {@code attestations}. */
    public Builder attestations(Attestations value) {
      return set("attestations", value);
    }

    /** Your ID for the rollover. */
    public Builder externalId(String value) {
      return set("externalId", value);
    }

    /** Your ID for the person who works on the rollover. */
    public Builder assigneeId(String value) {
      return set("assigneeId", value);
    }

    /** Sets {@code priority}. */
    public Builder priority(RolloverPriority value) {
      return set("priority", value);
    }

    /** Up to 20 tags, each up to 50 characters. */
    public Builder tags(List<String> value) {
      return set("tags", value);
    }

    /** Up to 50 key-value pairs of strings. */
    public Builder metadata(Map<String, String> value) {
      return set("metadata", value);
    }

    /**
     * Your idempotency key for this item, 1 to 255 characters. Within 24 hours, items with the same key create
     * only one rollover, even in different batches.
     */
    public Builder idempotencyKey(String value) {
      return set("idempotencyKey", value);
    }

    /** Returns the object. */
    public RolloverBatchItem build() {
      return new RolloverBatchItem(members());
    }
  }
}

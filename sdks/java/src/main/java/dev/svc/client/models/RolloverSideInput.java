// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** One side of a rollover to create. */
public final class RolloverSideInput extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverSideInput(JsonNode json) {
    super(json);
  }

  /** The custodian's ID. Send this or {@code custodianSlug}. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** The custodian's slug, such as {@code fidelity}. Send this or {@code custodianId}. */
  public Optional<String> custodianSlug() {
    return optional("custodianSlug", ApiObject::text);
  }

  /** Tax type of the account, such as {@code traditional_ira}. */
  public AccountType accountType() {
    return required("accountType", enumeration(AccountType::of));
  }

  /**
   * 4 to 34 letters, digits, spaces and hyphens. Encrypted on receipt. The full number is shown only in
   * instructions and certifications.
   */
  public String accountNumber() {
    return required("accountNumber", ApiObject::text);
  }

  /** The employer's plan, recorded with {@code POST /v1/plans}. Instructions print its number and EIN. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** Name of the employer's plan. Default: the name of the plan in {@code planId}. */
  public Optional<String> planName() {
    return optional("planName", ApiObject::text);
  }

  /** Date of the participant's first contribution. Some rules depend on it. */
  public Optional<LocalDate> firstContributionDate() {
    return optional("firstContributionDate", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverSideInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The custodian's ID. Send this or {@code custodianSlug}. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /** The custodian's slug, such as {@code fidelity}. Send this or {@code custodianId}. */
    public Builder custodianSlug(String value) {
      return set("custodianSlug", value);
    }

    /** Tax type of the account, such as {@code traditional_ira}. Required. */
    public Builder accountType(AccountType value) {
      return set("accountType", value);
    }

    /**
     * 4 to 34 letters, digits, spaces and hyphens. Encrypted on receipt. The full number is shown only in
     * instructions and certifications. Required.
     */
    public Builder accountNumber(String value) {
      return set("accountNumber", value);
    }

    /** The employer's plan, recorded with {@code POST /v1/plans}. Instructions print its number and EIN. */
    public Builder planId(String value) {
      return set("planId", value);
    }

    /** Name of the employer's plan. Default: the name of the plan in {@code planId}. */
    public Builder planName(String value) {
      return set("planName", value);
    }

    /** Date of the participant's first contribution. Some rules depend on it. */
    public Builder firstContributionDate(LocalDate value) {
      return set("firstContributionDate", value);
    }

    /** Returns the object. */
    public RolloverSideInput build() {
      return new RolloverSideInput(members());
    }
  }
}

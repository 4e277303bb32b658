// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** Corrections to the destination. */
public final class AmendedDestinationInput extends ApiObject {
  /** Creates an object from JSON. */
  public AmendedDestinationInput(JsonNode json) {
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

  /** Correct account number. Required with another custodian. */
  public Optional<String> accountNumber() {
    return optional("accountNumber", ApiObject::text);
  }

  /** Correct account type. */
  public Optional<AccountType> accountType() {
    return optional("accountType", enumeration(AccountType::of));
  }

  /** Correct plan, recorded with {@code POST /v1/plans}. It also sets {@code planName}. Null removes the plan. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** Correct name of the employer's plan. */
  public Optional<String> planName() {
    return optional("planName", ApiObject::text);
  }

  /** Correct date of the participant's first contribution. Some rules depend on it. */
  public Optional<LocalDate> firstContributionDate() {
    return optional("firstContributionDate", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AmendedDestinationInput}. */
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

    /** Correct account number. Required with another custodian. */
    public Builder accountNumber(String value) {
      return set("accountNumber", value);
    }

    /** Correct account type. */
    public Builder accountType(AccountType value) {
      return set("accountType", value);
    }

    /**
     * Correct plan, recorded with {@code POST /v1/plans}. It also sets {@code planName}. Null removes the plan.
     * Can be null.
     */
    public Builder planId(String value) {
      return member("planId", value);
    }

    /** Correct name of the employer's plan. */
    public Builder planName(String value) {
      return set("planName", value);
    }

    /** Correct date of the participant's first contribution. Some rules depend on it. */
    public Builder firstContributionDate(LocalDate value) {
      return set("firstContributionDate", value);
    }

    /** Returns the object. */
    public AmendedDestinationInput build() {
      return new AmendedDestinationInput(members());
    }
  }
}

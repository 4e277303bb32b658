// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** One side of the rollover to check. */
public final class EligibilitySideInput extends ApiObject {
  /** Creates an object from JSON. */
  public EligibilitySideInput(JsonNode json) {
    super(json);
  }

  /** The custodian's ID. If given, its directory entry is checked too. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** The custodian's slug, such as {@code fidelity}, instead of its ID. */
  public Optional<String> custodianSlug() {
    return optional("custodianSlug", ApiObject::text);
  }

  /** Tax type of the account, such as {@code traditional_ira}. */
  public AccountType accountType() {
    return required("accountType", enumeration(AccountType::of));
  }

  /** Date of the participant's first contribution. Some rules depend on it. */
  public Optional<LocalDate> firstContributionDate() {
    return optional("firstContributionDate", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link EligibilitySideInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The custodian's ID. If given, its directory entry is checked too. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /** The custodian's slug, such as {@code fidelity}, instead of its ID. */
    public Builder custodianSlug(String value) {
      return set("custodianSlug", value);
    }

    /** Tax type of the account, such as {@code traditional_ira}. Required. */
    public Builder accountType(AccountType value) {
      return set("accountType", value);
    }

    /** Date of the participant's first contribution. Some rules depend on it. */
    public Builder firstContributionDate(LocalDate value) {
      return set("firstContributionDate", value);
    }

    /** Returns the object. */
    public EligibilitySideInput build() {
      return new EligibilitySideInput(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** Corrections to the source. */
public final class AmendedSourceInput extends ApiObject {
  /** Creates an object from JSON. */
  public AmendedSourceInput(JsonNode json) {
    super(json);
  }

  /** Correct account number. */
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

  /** Builds {@link AmendedSourceInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Correct account number. */
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
    public AmendedSourceInput build() {
      return new AmendedSourceInput(members());
    }
  }
}

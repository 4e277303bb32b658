// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** Changes to one side of a draft. Null clears a field. */
public final class RolloverSidePatch extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverSidePatch(JsonNode json) {
    super(json);
  }

  /** New account number. It cannot be cleared. */
  public Optional<String> accountNumber() {
    return optional("accountNumber", ApiObject::text);
  }

  /** The employer's plan. A new plan also sets {@code planName}. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** Name of the employer's plan. */
  public Optional<String> planName() {
    return optional("planName", ApiObject::text);
  }

  /** Date of the participant's first contribution, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> firstContributionDate() {
    return optional("firstContributionDate", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverSidePatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** New account number. It cannot be cleared. */
    public Builder accountNumber(String value) {
      return set("accountNumber", value);
    }

    /** The employer's plan. A new plan also sets {@code planName}. Can be null. */
    public Builder planId(String value) {
      return member("planId", value);
    }

    /** Name of the employer's plan. Can be null. */
    public Builder planName(String value) {
      return member("planName", value);
    }

    /** Date of the participant's first contribution, {@code YYYY-MM-DD}. Can be null. */
    public Builder firstContributionDate(LocalDate value) {
      return member("firstContributionDate", value);
    }

    /** Returns the object. */
    public RolloverSidePatch build() {
      return new RolloverSidePatch(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RequirementSetsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RequirementSetsListQuery(JsonNode json) {
    super(json);
  }

  /** Page size, from 1 to 100. */
  public Optional<Long> limit() {
    return optional("limit", ApiObject::integer);
  }

  /** {@code nextCursor} of the previous page. */
  public Optional<String> cursor() {
    return optional("cursor", ApiObject::text);
  }

  /**
   * Objects to include, separated by commas: {@code plan} (requires the scope {@code custodians:read}), {@code
   * custodian} (requires the scope {@code custodians:read}).
   */
  public Optional<List<PaymentDetailsGetExpand>> expand() {
    return optional("expand", list(enumeration(PaymentDetailsGetExpand::of)));
  }

  /** Only sets of this plan. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** Only sets of this custodian. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** True for current versions, false for superseded ones. */
  public Optional<Boolean> isCurrent() {
    return optional("isCurrent", ApiObject::bool);
  }

  /** Only sets whose last confirmed day, {@code expiresOn}, is before this day. */
  public Optional<LocalDate> expiresBefore() {
    return optional("expiresBefore", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequirementSetsListQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Page size, from 1 to 100. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** {@code nextCursor} of the previous page. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /**
     * Objects to include, separated by commas: {@code plan} (requires the scope {@code custodians:read}), {@code
     * custodian} (requires the scope {@code custodians:read}).
     */
    public Builder expand(PaymentDetailsGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Only sets of this plan. */
    public Builder planId(String value) {
      return set("planId", value);
    }

    /** Only sets of this custodian. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /** True for current versions, false for superseded ones. */
    public Builder isCurrent(boolean value) {
      return set("isCurrent", value);
    }

    /** Only sets whose last confirmed day, {@code expiresOn}, is before this day. */
    public Builder expiresBefore(LocalDate value) {
      return set("expiresBefore", value);
    }

    /** Returns the object. */
    public RequirementSetsListQuery build() {
      return new RequirementSetsListQuery(members());
    }
  }
}

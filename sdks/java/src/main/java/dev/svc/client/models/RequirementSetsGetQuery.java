// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RequirementSetsGetQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RequirementSetsGetQuery(JsonNode json) {
    super(json);
  }

  /**
   * Objects to include, separated by commas: {@code plan} (requires the scope {@code custodians:read}), {@code
   * custodian} (requires the scope {@code custodians:read}).
   */
  public Optional<List<Expand>> expand() {
    return optional("expand", list(enumeration(Expand::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequirementSetsGetQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Objects to include, separated by commas: {@code plan} (requires the scope {@code custodians:read}), {@code
     * custodian} (requires the scope {@code custodians:read}).
     */
    public Builder expand(Expand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public RequirementSetsGetQuery build() {
      return new RequirementSetsGetQuery(members());
    }
  }

  /** The possible values. New values may be added. */
  public static final class Expand extends ApiEnum {
    /** Adds {@code plan}, the plan of {@code planId}. */
    public static final Expand PLAN = of("plan");

    /** Adds {@code custodian}, the custodian of {@code custodianId}. */
    public static final Expand CUSTODIAN = of("custodian");

    private Expand(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Expand of(String value) {
      return intern(Expand.class, value, Expand::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class PlansListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public PlansListQuery(JsonNode json) {
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

  /** Objects to include, separated by commas: {@code recordkeeper} (requires the scope {@code custodians:read}). */
  public Optional<List<PlansGetExpand>> expand() {
    return optional("expand", list(enumeration(PlansGetExpand::of)));
  }

  /**
   * Part of the plan's or sponsor's name, the plan number, or the start of the EIN or the Form 5500 key, such as
   * {@code 123456789-001}.
   */
  public Optional<String> q() {
    return optional("q", ApiObject::text);
  }

  /** Only plans of the sponsor with this EIN. */
  public Optional<String> ein() {
    return optional("ein", ApiObject::text);
  }

  /** Only plans with this number. */
  public Optional<String> planNumber() {
    return optional("planNumber", ApiObject::text);
  }

  /** Only plans with this recordkeeper. */
  public Optional<String> recordkeeperId() {
    return optional("recordkeeperId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PlansListQuery}. */
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
     * Objects to include, separated by commas: {@code recordkeeper} (requires the scope {@code
     * custodians:read}).
     */
    public Builder expand(PlansGetExpand... value) {
      return set("expand", List.of(value));
    }

    /**
     * Part of the plan's or sponsor's name, the plan number, or the start of the EIN or the Form 5500 key, such
     * as {@code 123456789-001}.
     */
    public Builder q(String value) {
      return set("q", value);
    }

    /** Only plans of the sponsor with this EIN. */
    public Builder ein(String value) {
      return set("ein", value);
    }

    /** Only plans with this number. */
    public Builder planNumber(String value) {
      return set("planNumber", value);
    }

    /** Only plans with this recordkeeper. */
    public Builder recordkeeperId(String value) {
      return set("recordkeeperId", value);
    }

    /** Returns the object. */
    public PlansListQuery build() {
      return new PlansListQuery(members());
    }
  }
}

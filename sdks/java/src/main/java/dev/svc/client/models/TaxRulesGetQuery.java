// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Query parameters. */
public final class TaxRulesGetQuery extends ApiObject {
  /** Creates an object from JSON. */
  public TaxRulesGetQuery(JsonNode json) {
    super(json);
  }

  /** The tax year. Default: this year in the organization's time zone. */
  public Optional<Long> year() {
    return optional("year", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link TaxRulesGetQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The tax year. Default: this year in the organization's time zone. */
    public Builder year(long value) {
      return set("year", value);
    }

    /** Returns the object. */
    public TaxRulesGetQuery build() {
      return new TaxRulesGetQuery(members());
    }
  }
}

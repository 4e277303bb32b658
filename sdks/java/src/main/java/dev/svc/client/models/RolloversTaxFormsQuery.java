// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** Query parameters. */
public final class RolloversTaxFormsQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversTaxFormsQuery(JsonNode json) {
    super(json);
  }

  /** The tax year. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloversTaxFormsQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The tax year. Required. */
    public Builder year(long value) {
      return set("year", value);
    }

    /** Returns the object. */
    public RolloversTaxFormsQuery build() {
      return new RolloversTaxFormsQuery(members());
    }
  }
}

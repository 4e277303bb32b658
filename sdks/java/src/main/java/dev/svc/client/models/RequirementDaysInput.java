// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** Business days from the request until the money is sent. */
public final class RequirementDaysInput extends ApiObject {
  /** Creates an object from JSON. */
  public RequirementDaysInput(JsonNode json) {
    super(json);
  }

  /** Fewest days that processing usually takes. */
  public long min() {
    return required("min", ApiObject::integer);
  }

  /** Most days that processing usually takes. */
  public long max() {
    return required("max", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequirementDaysInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Fewest days that processing usually takes. Required. */
    public Builder min(long value) {
      return set("min", value);
    }

    /** Most days that processing usually takes. Required. */
    public Builder max(long value) {
      return set("max", value);
    }

    /** Returns the object. */
    public RequirementDaysInput build() {
      return new RequirementDaysInput(members());
    }
  }
}

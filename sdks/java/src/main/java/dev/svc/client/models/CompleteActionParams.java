// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;

/** The parameters of {@code complete}. */
public final class CompleteActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public CompleteActionParams(JsonNode json) {
    super(json);
  }

  /**
   * Amount posted to the destination account. Must be the amount received, or {@code 0.00} if all of it arrived
   * in kind.
   */
  public BigDecimal postedAmount() {
    return required("postedAmount", ApiObject::decimal);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CompleteActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Amount posted to the destination account. Must be the amount received, or {@code 0.00} if all of it
     * arrived in kind. Required.
     */
    public Builder postedAmount(BigDecimal value) {
      return set("postedAmount", money(value));
    }

    /** Returns the object. */
    public CompleteActionParams build() {
      return new CompleteActionParams(members());
    }
  }
}

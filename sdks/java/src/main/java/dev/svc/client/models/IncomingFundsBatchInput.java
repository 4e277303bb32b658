// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;

/** Money that arrived, item by item. */
public final class IncomingFundsBatchInput extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsBatchInput(JsonNode json) {
    super(json);
  }

  /** 1 to 100 items to record. */
  public List<IncomingFundsInput> items() {
    return required("items", list(IncomingFundsInput::new));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IncomingFundsBatchInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** 1 to 100 items to record. Required. */
    public Builder items(List<IncomingFundsInput> value) {
      return set("items", value);
    }

    /** Returns the object. */
    public IncomingFundsBatchInput build() {
      return new IncomingFundsBatchInput(members());
    }
  }
}

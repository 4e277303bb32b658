// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;

/** A batch of rollovers to create. */
public final class RolloverBatchInput extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBatchInput(JsonNode json) {
    super(json);
  }

  /** 1 to 200 rollovers to create. */
  public List<RolloverBatchItem> rollovers() {
    return required("rollovers", list(RolloverBatchItem::new));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverBatchInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** 1 to 200 rollovers to create. Required. */
    public Builder rollovers(List<RolloverBatchItem> value) {
      return set("rollovers", value);
    }

    /** Returns the object. */
    public RolloverBatchInput build() {
      return new RolloverBatchInput(members());
    }
  }
}

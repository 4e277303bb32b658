// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The body of {@code POST /v1/sandbox/clock/advance}. */
public final class AdvanceSandboxClockRequest extends ApiObject {
  /** Creates an object from JSON. */
  public AdvanceSandboxClockRequest(JsonNode json) {
    super(json);
  }

  /** From 1 to 366 days. The clock cannot go back. */
  public long days() {
    return required("days", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AdvanceSandboxClockRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** From 1 to 366 days. The clock cannot go back. Required. */
    public Builder days(long value) {
      return set("days", value);
    }

    /** Returns the object. */
    public AdvanceSandboxClockRequest build() {
      return new AdvanceSandboxClockRequest(members());
    }
  }
}

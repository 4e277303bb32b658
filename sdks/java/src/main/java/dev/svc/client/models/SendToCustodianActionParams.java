// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** {@code send_to_custodian} has no parameters. */
public final class SendToCustodianActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public SendToCustodianActionParams(JsonNode json) {
    super(json);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SendToCustodianActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Returns the object. */
    public SendToCustodianActionParams build() {
      return new SendToCustodianActionParams(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The body of {@code POST /v1/webhook-endpoints/{id}/test}. */
public final class TestWebhookEndpointRequest extends ApiObject {
  /** Creates an object from JSON. */
  public TestWebhookEndpointRequest(JsonNode json) {
    super(json);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link TestWebhookEndpointRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Returns the object. */
    public TestWebhookEndpointRequest build() {
      return new TestWebhookEndpointRequest(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/webhook-endpoints/{id}/test}. */
public final class TestWebhookEndpointRequest extends ApiObject {
  /** Creates an object from JSON. */
  public TestWebhookEndpointRequest(JsonNode json) {
    super(json);
  }

  /**
   * The event type whose example is sent. Only in the test environment. Default: {@code webhook.test}. The
   * events API lists every test event as {@code webhook.test}.
   */
  public Optional<WebhookEventType> type() {
    return optional("type", enumeration(WebhookEventType::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link TestWebhookEndpointRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * The event type whose example is sent. Only in the test environment. Default: {@code webhook.test}. The
     * events API lists every test event as {@code webhook.test}.
     */
    public Builder type(WebhookEventType value) {
      return set("type", value);
    }

    /** Returns the object. */
    public TestWebhookEndpointRequest build() {
      return new TestWebhookEndpointRequest(members());
    }
  }
}

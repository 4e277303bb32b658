// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The object {@code WebhookEndpointsTestBody}. */
public final class WebhookEndpointsTestBody extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookEndpointsTestBody(JsonNode json) {
    super(json);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WebhookEndpointsTestBody}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Returns the object. */
    public WebhookEndpointsTestBody build() {
      return new WebhookEndpointsTestBody(members());
    }
  }
}

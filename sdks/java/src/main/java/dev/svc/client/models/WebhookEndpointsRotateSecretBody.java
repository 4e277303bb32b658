// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The object {@code WebhookEndpointsRotateSecretBody}. */
public final class WebhookEndpointsRotateSecretBody extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookEndpointsRotateSecretBody(JsonNode json) {
    super(json);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WebhookEndpointsRotateSecretBody}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Returns the object. */
    public WebhookEndpointsRotateSecretBody build() {
      return new WebhookEndpointsRotateSecretBody(members());
    }
  }
}

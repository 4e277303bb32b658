// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Where to resend the event. */
public final class WebhookRedeliveryInput extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookRedeliveryInput(JsonNode json) {
    super(json);
  }

  /**
   * The endpoint to send to, regardless of its event types. If omitted, the event goes to every enabled endpoint
   * that receives its type.
   */
  public Optional<String> endpointId() {
    return optional("endpointId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WebhookRedeliveryInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * The endpoint to send to, regardless of its event types. If omitted, the event goes to every enabled
     * endpoint that receives its type.
     */
    public Builder endpointId(String value) {
      return set("endpointId", value);
    }

    /** Returns the object. */
    public WebhookRedeliveryInput build() {
      return new WebhookRedeliveryInput(members());
    }
  }
}

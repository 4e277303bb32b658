// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Ask the participant to sign. Allowed in {@code draft}. */
public final class RequestConsentAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public RequestConsentAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code request_consent}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public Optional<RequestConsentActionParams> params() {
    return optional("params", RequestConsentActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequestConsentAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "request_consent");
    }

    /** Sets {@code params}. */
    public Builder params(RequestConsentActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public RequestConsentAction build() {
      return new RequestConsentAction(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Record the participant's signature and submit. Allowed in {@code awaiting_participant}. */
public final class SignConsentAction extends ApiObject implements ExecuteActionRequest {
  /** Creates an object from JSON. */
  public SignConsentAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code sign_consent}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** Returns {@code params}. */
  public SignConsentActionParams params() {
    return required("params", SignConsentActionParams::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SignConsentAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "sign_consent");
    }

    /** Sets {@code params}. Required. */
    public Builder params(SignConsentActionParams value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public SignConsentAction build() {
      return new SignConsentAction(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Messages to participants about their rollovers. Omitted fields stay unchanged. */
public final class ParticipantMessagesPatch extends ApiObject {
  /** Creates an object from JSON. */
  public ParticipantMessagesPatch(JsonNode json) {
    super(json);
  }

  /** Whether participants receive an email at each step. Requires the operator's mail server. */
  public Optional<Boolean> email() {
    return optional("email", ApiObject::bool);
  }

  /** Whether participants receive a text message at each step. Requires the operator's gateway. */
  public Optional<Boolean> sms() {
    return optional("sms", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ParticipantMessagesPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Whether participants receive an email at each step. Requires the operator's mail server. */
    public Builder email(boolean value) {
      return set("email", value);
    }

    /** Whether participants receive a text message at each step. Requires the operator's gateway. */
    public Builder sms(boolean value) {
      return set("sms", value);
    }

    /** Returns the object. */
    public ParticipantMessagesPatch build() {
      return new ParticipantMessagesPatch(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The person who signs for the organization. */
public final class LetterSignerInput extends ApiObject {
  /** Creates an object from JSON. */
  public LetterSignerInput(JsonNode json) {
    super(json);
  }

  /** The signer's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** The signer's email address. */
  public String email() {
    return required("email", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link LetterSignerInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The signer's name. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** The signer's email address. Required. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Returns the object. */
    public LetterSignerInput build() {
      return new LetterSignerInput(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Evidence of the change, such as the marriage certificate. */
public final class NameChangeEvidenceInput extends ApiObject {
  /** Creates an object from JSON. */
  public NameChangeEvidenceInput(JsonNode json) {
    super(json);
  }

  /** A document of one of the participant's rollovers. */
  public Optional<String> documentId() {
    return optional("documentId", ApiObject::text);
  }

  /** The document in words, up to 200 characters. */
  public Optional<String> description() {
    return optional("description", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link NameChangeEvidenceInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** A document of one of the participant's rollovers. */
    public Builder documentId(String value) {
      return set("documentId", value);
    }

    /** The document in words, up to 200 characters. */
    public Builder description(String value) {
      return set("description", value);
    }

    /** Returns the object. */
    public NameChangeEvidenceInput build() {
      return new NameChangeEvidenceInput(members());
    }
  }
}

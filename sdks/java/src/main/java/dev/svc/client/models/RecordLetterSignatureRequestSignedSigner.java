// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The person who signed. */
public final class RecordLetterSignatureRequestSignedSigner extends ApiObject {
  /** Creates an object from JSON. */
  public RecordLetterSignatureRequestSignedSigner(JsonNode json) {
    super(json);
  }

  /** Name of the person who signed. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Title of the person who signed. */
  public Optional<String> title() {
    return optional("title", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RecordLetterSignatureRequestSignedSigner}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Name of the person who signed. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Title of the person who signed. */
    public Builder title(String value) {
      return set("title", value);
    }

    /** Returns the object. */
    public RecordLetterSignatureRequestSignedSigner build() {
      return new RecordLetterSignatureRequestSignedSigner(members());
    }
  }
}

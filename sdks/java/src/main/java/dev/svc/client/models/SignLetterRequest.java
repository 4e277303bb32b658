// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The body of {@code POST /v1/letters/{id}/sign}. */
public final class SignLetterRequest extends ApiObject {
  /** Creates an object from JSON. */
  public SignLetterRequest(JsonNode json) {
    super(json);
  }

  /** Name of the signer, as a typed signature. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Title of the signer. */
  public String title() {
    return required("title", ApiObject::text);
  }

  /** SHA-256 digest of the PDF that the signer read: {@code file.sha256} of the letter. */
  public String sha256() {
    return required("sha256", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SignLetterRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Name of the signer, as a typed signature. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Title of the signer. Required. */
    public Builder title(String value) {
      return set("title", value);
    }

    /** SHA-256 digest of the PDF that the signer read: {@code file.sha256} of the letter. Required. */
    public Builder sha256(String value) {
      return set("sha256", value);
    }

    /** Returns the object. */
    public SignLetterRequest build() {
      return new SignLetterRequest(members());
    }
  }
}

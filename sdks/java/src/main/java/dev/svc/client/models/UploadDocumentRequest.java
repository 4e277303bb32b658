// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The body of {@code POST /v1/rollovers/{id}/documents}. */
public final class UploadDocumentRequest extends ApiObject {
  /** Creates an object from JSON. */
  public UploadDocumentRequest(JsonNode json) {
    super(json);
  }

  /** Document type. New values may be added. */
  public DocumentType type() {
    return required("type", enumeration(DocumentType::of));
  }

  /** The document's name. Default: the file name. */
  public Optional<String> name() {
    return optional("name", ApiObject::text);
  }

  /** SHA-256 digest of the file, 64 lowercase hexadecimal digits. The upload is rejected if it does not match. */
  public Optional<String> sha256() {
    return optional("sha256", ApiObject::text);
  }

  /** The date until which the document is valid, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> expiresOn() {
    return optional("expiresOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link UploadDocumentRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Document type. New values may be added. Required. */
    public Builder type(DocumentType value) {
      return set("type", value);
    }

    /** The document's name. Default: the file name. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** SHA-256 digest of the file, 64 lowercase hexadecimal digits. The upload is rejected if it does not match. */
    public Builder sha256(String value) {
      return set("sha256", value);
    }

    /** The date until which the document is valid, {@code YYYY-MM-DD}. */
    public Builder expiresOn(LocalDate value) {
      return set("expiresOn", value);
    }

    /** Returns the object. */
    public UploadDocumentRequest build() {
      return new UploadDocumentRequest(members());
    }
  }
}

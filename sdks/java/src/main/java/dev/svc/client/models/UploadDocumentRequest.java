// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Type type() {
    return required("type", enumeration(Type::of));
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

  /** The file, up to 10 MB. Its content must be PDF, PNG or JPEG. */
  public String file() {
    return required("file", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link UploadDocumentRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Document type. New values may be added. Required. */
    public Builder type(Type value) {
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

    /** The file, up to 10 MB. Its content must be PDF, PNG or JPEG. Required. */
    public Builder file(String value) {
      return set("file", value);
    }

    /** Returns the object. */
    public UploadDocumentRequest build() {
      return new UploadDocumentRequest(members());
    }
  }

  /** Document type. New values may be added. */
  public static final class Type extends ApiEnum {
    /** Letter of acceptance (LOA). */
    public static final Type LOA = of("loa");

    /** Account statement. */
    public static final Type STATEMENT = of("statement");

    /** The source custodian's distribution form. */
    public static final Type DISTRIBUTION_FORM = of("distribution_form");

    /** Consent of the participant's spouse. */
    public static final Type SPOUSAL_CONSENT = of("spousal_consent");

    /** Death certificate, for inherited money. */
    public static final Type DEATH_CERTIFICATE = of("death_certificate");

    /**
     * Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce
     * or separation instrument.
     */
    public static final Type QDRO = of("qdro");

    /** Any other document. */
    public static final Type OTHER = of("other");

    private Type(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Type of(String value) {
      return intern(Type.class, value, Type::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** A document provided by reference. */
public final class DocumentInput extends ApiObject {
  /** Creates an object from JSON. */
  public DocumentInput(JsonNode json) {
    super(json);
  }

  /** Document type. New values may be added. */
  public DocumentType type() {
    return required("type", enumeration(DocumentType::of));
  }

  /** The document's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** SHA-256 digest of the file, 64 lowercase hexadecimal digits. */
  public String sha256() {
    return required("sha256", ApiObject::text);
  }

  /** The date until which the document is valid, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> expiresOn() {
    return optional("expiresOn", ApiObject::date);
  }

  /** Carrier, if the original is mailed. */
  public Optional<MailCarrier> carrier() {
    return optional("carrier", enumeration(MailCarrier::of));
  }

  /** The carrier's tracking number. Its format and check digit are checked. */
  public Optional<String> trackingNumber() {
    return optional("trackingNumber", ApiObject::text);
  }

  /** The date the original was mailed, {@code YYYY-MM-DD}. */
  public Optional<LocalDate> sentOn() {
    return optional("sentOn", ApiObject::date);
  }

  /** Date the original is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from today. */
  public Optional<LocalDate> expectedOn() {
    return optional("expectedOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link DocumentInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Document type. New values may be added. Required. */
    public Builder type(DocumentType value) {
      return set("type", value);
    }

    /** The document's name. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** SHA-256 digest of the file, 64 lowercase hexadecimal digits. Required. */
    public Builder sha256(String value) {
      return set("sha256", value);
    }

    /** The date until which the document is valid, {@code YYYY-MM-DD}. */
    public Builder expiresOn(LocalDate value) {
      return set("expiresOn", value);
    }

    /** Carrier, if the original is mailed. */
    public Builder carrier(MailCarrier value) {
      return set("carrier", value);
    }

    /** The carrier's tracking number. Its format and check digit are checked. */
    public Builder trackingNumber(String value) {
      return set("trackingNumber", value);
    }

    /** The date the original was mailed, {@code YYYY-MM-DD}. */
    public Builder sentOn(LocalDate value) {
      return set("sentOn", value);
    }

    /** Date the original is expected to arrive, {@code YYYY-MM-DD}, up to 90 days from today. */
    public Builder expectedOn(LocalDate value) {
      return set("expectedOn", value);
    }

    /** Returns the object. */
    public DocumentInput build() {
      return new DocumentInput(members());
    }
  }
}

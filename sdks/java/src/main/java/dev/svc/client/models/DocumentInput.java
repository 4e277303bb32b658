// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Type type() {
    return required("type", enumeration(Type::of));
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
  public Optional<Carrier> carrier() {
    return optional("carrier", enumeration(Carrier::of));
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
    public Builder type(Type value) {
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
    public Builder carrier(Carrier value) {
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

  /** Carrier, if the original is mailed. */
  public static final class Carrier extends ApiEnum {
    /** United States Postal Service. */
    public static final Carrier USPS = of("usps");

    /** UPS. */
    public static final Carrier UPS = of("ups");

    /** FedEx. */
    public static final Carrier FEDEX = of("fedex");

    /** DHL. */
    public static final Carrier DHL = of("dhl");

    /** A courier. */
    public static final Carrier COURIER = of("courier");

    /** Another carrier. */
    public static final Carrier OTHER = of("other");

    private Carrier(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Carrier of(String value) {
      return intern(Carrier.class, value, Carrier::new);
    }
  }
}

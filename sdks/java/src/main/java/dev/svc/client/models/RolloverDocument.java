// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** A document, provided by reference and digest or with its file. */
public final class RolloverDocument extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverDocument(JsonNode json) {
    super(json);
  }

  /** The document's ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Document type. New values may be added. */
  public Type type() {
    return required("type", enumeration(Type::of));
  }

  /** The document's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** SHA-256 digest of the file, in hexadecimal. */
  public String sha256() {
    return required("sha256", ApiObject::text);
  }

  /** Status of a document. New values may be added. */
  public Status status() {
    return required("status", enumeration(Status::of));
  }

  /** Last day on which the document is valid. Null if it does not expire. */
  public Optional<LocalDate> expiresOn() {
    return optional("expiresOn", ApiObject::date);
  }

  /** Time it was provided. Null for older documents, whose time was not recorded. */
  public Optional<Instant> providedAt() {
    return optional("providedAt", ApiObject::instant);
  }

  /** Time it was last accepted or rejected. Null if it was never reviewed. */
  public Optional<Instant> reviewedAt() {
    return optional("reviewedAt", ApiObject::instant);
  }

  /** Reason it was rejected. Null if it is not rejected. */
  public Optional<DocumentRejection> rejection() {
    return optional("rejection", DocumentRejection::new);
  }

  /** The stored file, served by {@code GET /v1/documents/{id}/file}. Null for documents provided by reference. */
  public Optional<DocumentFile> file() {
    return optional("file", DocumentFile::new);
  }

  /** How the original was mailed. Null if it was not. */
  public Optional<DocumentMail> mail() {
    return optional("mail", DocumentMail::new);
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

  /** Status of a document. New values may be added. */
  public static final class Status extends ApiEnum {
    /** Provided, not yet reviewed. */
    public static final Status PROVIDED = of("provided");

    /** Accepted. */
    public static final Status ACCEPTED = of("accepted");

    /** Rejected. It no longer counts. */
    public static final Status REJECTED = of("rejected");

    /** Expired. It no longer counts. */
    public static final Status EXPIRED = of("expired");

    private Status(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Status of(String value) {
      return intern(Status.class, value, Status::new);
    }
  }
}

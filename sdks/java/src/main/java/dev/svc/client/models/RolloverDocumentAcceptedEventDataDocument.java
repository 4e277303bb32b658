// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** One item of the list. The changed documents. */
public final class RolloverDocumentAcceptedEventDataDocument extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverDocumentAcceptedEventDataDocument(JsonNode json) {
    super(json);
  }

  /** TypeID of the document. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Document type. New values may be added. */
  public Type type() {
    return required("type", enumeration(Type::of));
  }

  /** Status of a document. New values may be added. */
  public Status status() {
    return required("status", enumeration(Status::of));
  }

  /** The reason for the rejection. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
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

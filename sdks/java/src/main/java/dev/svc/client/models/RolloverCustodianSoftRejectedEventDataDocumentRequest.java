// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Details of the event: {@code documentRequest}. */
public final class RolloverCustodianSoftRejectedEventDataDocumentRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverCustodianSoftRejectedEventDataDocumentRequest(JsonNode json) {
    super(json);
  }

  /** The requested documents; empty if a code gives the reason. */
  public List<Type> types() {
    return required("types", list(enumeration(Type::of)));
  }

  /** Who must provide the documents. */
  public From from() {
    return required("from", enumeration(From::of));
  }

  /** The reason code of a soft rejection. */
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

  /** Who must provide the documents. */
  public static final class From extends ApiEnum {
    /** You, the integrator. */
    public static final From INTEGRATOR = of("integrator");

    /** The participant. */
    public static final From PARTICIPANT = of("participant");

    private From(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static From of(String value) {
      return intern(From.class, value, From::new);
    }
  }
}

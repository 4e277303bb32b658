// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The open document request, with its reason. Null if nothing is requested. */
public final class DocumentRequest extends ApiObject {
  /** Creates an object from JSON. */
  public DocumentRequest(JsonNode json) {
    super(json);
  }

  /** Requested document types. Empty if {@code remedy} describes what to provide. */
  public List<Type> types() {
    return required("types", list(enumeration(Type::of)));
  }

  /** Requested {@code types} that are still missing, rejected or expired. */
  public List<Outstanding> outstanding() {
    return required("outstanding", list(enumeration(Outstanding::of)));
  }

  /** Who must provide documents. */
  public From from() {
    return required("from", enumeration(From::of));
  }

  /** For a soft rejection: machine-readable code. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }

  /** For a soft rejection: how to resolve it, in words. */
  public Optional<String> remedy() {
    return optional("remedy", ApiObject::text);
  }

  /** Time of the request. */
  public Instant requestedAt() {
    return required("requestedAt", ApiObject::instant);
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

  /** Document type. New values may be added. */
  public static final class Outstanding extends ApiEnum {
    /** Letter of acceptance (LOA). */
    public static final Outstanding LOA = of("loa");

    /** Account statement. */
    public static final Outstanding STATEMENT = of("statement");

    /** The source custodian's distribution form. */
    public static final Outstanding DISTRIBUTION_FORM = of("distribution_form");

    /** Consent of the participant's spouse. */
    public static final Outstanding SPOUSAL_CONSENT = of("spousal_consent");

    /** Death certificate, for inherited money. */
    public static final Outstanding DEATH_CERTIFICATE = of("death_certificate");

    /**
     * Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce
     * or separation instrument.
     */
    public static final Outstanding QDRO = of("qdro");

    /** Any other document. */
    public static final Outstanding OTHER = of("other");

    private Outstanding(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Outstanding of(String value) {
      return intern(Outstanding.class, value, Outstanding::new);
    }
  }

  /** Who must provide documents. */
  public static final class From extends ApiEnum {
    /** The integrator. */
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

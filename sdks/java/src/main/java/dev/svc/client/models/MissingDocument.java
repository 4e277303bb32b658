// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;

/** A missing document that the source custodian requires. */
public final class MissingDocument extends ApiObject {
  /** Creates an object from JSON. */
  public MissingDocument(JsonNode json) {
    super(json);
  }

  /** Document type. New values may be added. */
  public Type type() {
    return required("type", enumeration(Type::of));
  }

  /** The source custodian's {@code requirements} that call for this document. */
  public List<Requirement> requirements() {
    return required("requirements", list(enumeration(Requirement::of)));
  }

  /** Reason a document is missing. */
  public Reason reason() {
    return required("reason", enumeration(Reason::of));
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

  /** Machine-readable code. New values may be added. */
  public static final class Requirement extends ApiEnum {
    /** A letter of acceptance from the destination custodian. */
    public static final Requirement LOA = of("loa");

    /** A medallion signature guarantee on the form. */
    public static final Requirement MEDALLION = of("medallion");

    /** A notarized signature on the form. */
    public static final Requirement NOTARIZATION = of("notarization");

    /** The written consent of the spouse. */
    public static final Requirement SPOUSAL_CONSENT = of("spousal_consent");

    /** A handwritten signature on paper. */
    public static final Requirement WET_SIGNATURE = of("wet_signature");

    /** The owner's death certificate. */
    public static final Requirement DEATH_CERTIFICATE = of("death_certificate");

    /** A qualified domestic relations order. */
    public static final Requirement QDRO = of("qdro");

    private Requirement(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Requirement of(String value) {
      return intern(Requirement.class, value, Requirement::new);
    }
  }

  /** Reason a document is missing. */
  public static final class Reason extends ApiEnum {
    /** None was provided. */
    public static final Reason ABSENT = of("absent");

    /** The last one was rejected. */
    public static final Reason REJECTED = of("rejected");

    /** The last one expired. */
    public static final Reason EXPIRED = of("expired");

    private Reason(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Reason of(String value) {
      return intern(Reason.class, value, Reason::new);
    }
  }
}

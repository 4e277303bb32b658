// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A document that the source custodian requires with the request. */
public final class InstructionEnclosure extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionEnclosure(JsonNode json) {
    super(json);
  }

  /** Document type. Null if only {@code detail} describes the document. */
  public Optional<DocumentType> documentType() {
    return optional("documentType", enumeration(DocumentType::of));
  }

  /** Description of the document. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** True if it was provided. Null if unknown. */
  public Optional<Boolean> isProvided() {
    return optional("isProvided", ApiObject::bool);
  }

  /** Document type. New values may be added. */
  public static final class DocumentType extends ApiEnum {
    /** Letter of acceptance (LOA). */
    public static final DocumentType LOA = of("loa");

    /** Account statement. */
    public static final DocumentType STATEMENT = of("statement");

    /** The source custodian's distribution form. */
    public static final DocumentType DISTRIBUTION_FORM = of("distribution_form");

    /** Consent of the participant's spouse. */
    public static final DocumentType SPOUSAL_CONSENT = of("spousal_consent");

    /** Death certificate, for inherited money. */
    public static final DocumentType DEATH_CERTIFICATE = of("death_certificate");

    /**
     * Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce
     * or separation instrument.
     */
    public static final DocumentType QDRO = of("qdro");

    /** Any other document. */
    public static final DocumentType OTHER = of("other");

    private DocumentType(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static DocumentType of(String value) {
      return intern(DocumentType.class, value, DocumentType::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Document type. New values may be added. */
public final class DocumentType extends ApiEnum {
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

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DocumentType of(String value) {
    return intern(DocumentType.class, value, DocumentType::new);
  }
}

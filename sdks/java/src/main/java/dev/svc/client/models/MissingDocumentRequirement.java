// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class MissingDocumentRequirement extends ApiEnum {
  /** A letter of acceptance from the destination custodian. */
  public static final MissingDocumentRequirement LOA = of("loa");

  /** A medallion signature guarantee on the form. */
  public static final MissingDocumentRequirement MEDALLION = of("medallion");

  /** A notarized signature on the form. */
  public static final MissingDocumentRequirement NOTARIZATION = of("notarization");

  /** The written consent of the spouse. */
  public static final MissingDocumentRequirement SPOUSAL_CONSENT = of("spousal_consent");

  /** A handwritten signature on paper. */
  public static final MissingDocumentRequirement WET_SIGNATURE = of("wet_signature");

  /** The owner's death certificate. */
  public static final MissingDocumentRequirement DEATH_CERTIFICATE = of("death_certificate");

  /** A qualified domestic relations order. */
  public static final MissingDocumentRequirement QDRO = of("qdro");

  private MissingDocumentRequirement(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static MissingDocumentRequirement of(String value) {
    return intern(MissingDocumentRequirement.class, value, MissingDocumentRequirement::new);
  }
}

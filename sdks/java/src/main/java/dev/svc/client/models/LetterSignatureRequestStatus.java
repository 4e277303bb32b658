// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Status of a request for an external signature. New values may be added. */
public final class LetterSignatureRequestStatus extends ApiEnum {
  /** Waiting for the provider's result. */
  public static final LetterSignatureRequestStatus PENDING = of("pending");

  /** The provider returned the signed letter. */
  public static final LetterSignatureRequestStatus SIGNED = of("signed");

  /** The signer declined. */
  public static final LetterSignatureRequestStatus DECLINED = of("declined");

  /** The request expired at the provider. */
  public static final LetterSignatureRequestStatus EXPIRED = of("expired");

  /**
   * The letter was signed in another way, replaced or superseded. The provider can no longer return a signature.
   */
  public static final LetterSignatureRequestStatus OUTDATED = of("outdated");

  private LetterSignatureRequestStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LetterSignatureRequestStatus of(String value) {
    return intern(LetterSignatureRequestStatus.class, value, LetterSignatureRequestStatus::new);
  }
}

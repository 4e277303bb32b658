// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The recorded result. */
public final class LetterSignatureResultResult extends ApiEnum {
  /** The provider returned the signed letter. */
  public static final LetterSignatureResultResult SIGNED = of("signed");

  /** The signer declined. */
  public static final LetterSignatureResultResult DECLINED = of("declined");

  /** The request expired at the provider. */
  public static final LetterSignatureResultResult EXPIRED = of("expired");

  private LetterSignatureResultResult(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LetterSignatureResultResult of(String value) {
    return intern(LetterSignatureResultResult.class, value, LetterSignatureResultResult::new);
  }
}

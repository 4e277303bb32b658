// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How a letter was signed. New values may be added. */
public final class LetterSignatureMethod extends ApiEnum {
  /** A typed signature in this service. */
  public static final LetterSignatureMethod TYPED = of("typed");

  /** A signature by the e-signature provider of {@code signatureRequest}. */
  public static final LetterSignatureMethod EXTERNAL = of("external");

  private LetterSignatureMethod(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LetterSignatureMethod of(String value) {
    return intern(LetterSignatureMethod.class, value, LetterSignatureMethod::new);
  }
}

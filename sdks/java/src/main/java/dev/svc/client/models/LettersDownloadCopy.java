// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class LettersDownloadCopy extends ApiEnum {
  /** The PDF as issued. */
  public static final LettersDownloadCopy ISSUED = of("issued");

  /** The signed PDF. */
  public static final LettersDownloadCopy SIGNED = of("signed");

  private LettersDownloadCopy(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LettersDownloadCopy of(String value) {
    return intern(LettersDownloadCopy.class, value, LettersDownloadCopy::new);
  }
}

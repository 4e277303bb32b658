// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Media type of the content. New values may be added. */
public final class DocumentFileMediaType extends ApiEnum {
  /** A PDF document. */
  public static final DocumentFileMediaType APPLICATION_PDF = of("application/pdf");

  /** A PNG image. */
  public static final DocumentFileMediaType IMAGE_PNG = of("image/png");

  /** A JPEG image. */
  public static final DocumentFileMediaType IMAGE_JPEG = of("image/jpeg");

  private DocumentFileMediaType(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DocumentFileMediaType of(String value) {
    return intern(DocumentFileMediaType.class, value, DocumentFileMediaType::new);
  }
}

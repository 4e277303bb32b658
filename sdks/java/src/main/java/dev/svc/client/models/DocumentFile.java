// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** A file that this service stores. */
public final class DocumentFile extends ApiObject {
  /** Creates an object from JSON. */
  public DocumentFile(JsonNode json) {
    super(json);
  }

  /** Media type of the content. New values may be added. */
  public MediaType mediaType() {
    return required("mediaType", enumeration(MediaType::of));
  }

  /** Size in bytes. */
  public long size() {
    return required("size", ApiObject::integer);
  }

  /** Media type of the content. New values may be added. */
  public static final class MediaType extends ApiEnum {
    /** A PDF document. */
    public static final MediaType APPLICATION_PDF = of("application/pdf");

    /** A PNG image. */
    public static final MediaType IMAGE_PNG = of("image/png");

    /** A JPEG image. */
    public static final MediaType IMAGE_JPEG = of("image/jpeg");

    private MediaType(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static MediaType of(String value) {
      return intern(MediaType.class, value, MediaType::new);
    }
  }
}

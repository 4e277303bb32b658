// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Status of a document. New values may be added. */
public final class DocumentStatus extends ApiEnum {
  /** Provided, not yet reviewed. */
  public static final DocumentStatus PROVIDED = of("provided");

  /** Accepted. */
  public static final DocumentStatus ACCEPTED = of("accepted");

  /** Rejected. It no longer meets its requirement. */
  public static final DocumentStatus REJECTED = of("rejected");

  /** Expired. It no longer meets its requirement. */
  public static final DocumentStatus EXPIRED = of("expired");

  private DocumentStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static DocumentStatus of(String value) {
    return intern(DocumentStatus.class, value, DocumentStatus::new);
  }
}

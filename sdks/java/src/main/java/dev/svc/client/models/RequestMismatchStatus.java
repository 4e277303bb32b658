// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether a difference still blocks completion. */
public final class RequestMismatchStatus extends ApiEnum {
  /** It blocks completion. */
  public static final RequestMismatchStatus OPEN = of("open");

  /** Further receipts closed it, or it was accepted. */
  public static final RequestMismatchStatus RESOLVED = of("resolved");

  private RequestMismatchStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RequestMismatchStatus of(String value) {
    return intern(RequestMismatchStatus.class, value, RequestMismatchStatus::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class RequestsListMethod extends ApiEnum {
  /** Reads. */
  public static final RequestsListMethod GET = of("GET");

  /** Requests that create something or perform an action. */
  public static final RequestsListMethod POST = of("POST");

  /** Updates. */
  public static final RequestsListMethod PATCH = of("PATCH");

  /** Deletions. */
  public static final RequestsListMethod DELETE = of("DELETE");

  private RequestsListMethod(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RequestsListMethod of(String value) {
    return intern(RequestsListMethod.class, value, RequestsListMethod::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class RequestsListStatus extends ApiEnum {
  /** Successful requests. */
  public static final RequestsListStatus _2XX = of("2xx");

  /** Requests for an object that had not changed. */
  public static final RequestsListStatus _3XX = of("3xx");

  /** Requests that the service refused, or whose client disconnected. */
  public static final RequestsListStatus _4XX = of("4xx");

  /** Requests that the service failed to handle. */
  public static final RequestsListStatus _5XX = of("5xx");

  private RequestsListStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RequestsListStatus of(String value) {
    return intern(RequestsListStatus.class, value, RequestsListStatus::new);
  }
}

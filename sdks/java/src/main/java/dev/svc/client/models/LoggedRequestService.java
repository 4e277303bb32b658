// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The service that handled the request. */
public final class LoggedRequestService extends ApiEnum {
  /** The API. */
  public static final LoggedRequestService API = of("api");

  /** The service of the widget. */
  public static final LoggedRequestService WIDGET_AUTH = of("widget_auth");

  private LoggedRequestService(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LoggedRequestService of(String value) {
    return intern(LoggedRequestService.class, value, LoggedRequestService::new);
  }
}

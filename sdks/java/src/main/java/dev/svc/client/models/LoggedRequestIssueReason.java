// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Description of the issue. */
public final class LoggedRequestIssueReason extends ApiEnum {
  /** The field or parameter is missing. */
  public static final LoggedRequestIssueReason REQUIRED = of("required");

  /** The API does not have this field or parameter. */
  public static final LoggedRequestIssueReason UNKNOWN = of("unknown");

  /** The value is not allowed. */
  public static final LoggedRequestIssueReason INVALID = of("invalid");

  private LoggedRequestIssueReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static LoggedRequestIssueReason of(String value) {
    return intern(LoggedRequestIssueReason.class, value, LoggedRequestIssueReason::new);
  }
}

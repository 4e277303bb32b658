// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether the line can still change. */
public final class Filed5498Status extends ApiEnum {
  /** The rollover is completed or failed. */
  public static final Filed5498Status FINAL = of("final");

  /** The rollover is in progress. Money was sent, but the rollover has not ended. */
  public static final Filed5498Status OPEN = of("open");

  private Filed5498Status(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static Filed5498Status of(String value) {
    return intern(Filed5498Status.class, value, Filed5498Status::new);
  }
}

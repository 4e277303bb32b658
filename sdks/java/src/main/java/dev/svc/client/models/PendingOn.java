// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The party that must act next. */
public final class PendingOn extends ApiEnum {
  /** The integrator. */
  public static final PendingOn INTEGRATOR = of("integrator");

  /** The participant. */
  public static final PendingOn PARTICIPANT = of("participant");

  /** The institution that runs this service. */
  public static final PendingOn OPERATIONS = of("operations");

  /** The source custodian. */
  public static final PendingOn SOURCE_CUSTODIAN = of("source_custodian");

  /** The destination custodian. */
  public static final PendingOn DESTINATION_CUSTODIAN = of("destination_custodian");

  /** No one. The rollover has ended. */
  public static final PendingOn NONE = of("none");

  private PendingOn(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static PendingOn of(String value) {
    return intern(PendingOn.class, value, PendingOn::new);
  }
}

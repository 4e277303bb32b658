// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The party that must fix the deficiency. New values may be added. */
public final class NigoFixer extends ApiEnum {
  /** The participant. */
  public static final NigoFixer PARTICIPANT = of("participant");

  /** The integrator. */
  public static final NigoFixer INTEGRATOR = of("integrator");

  /** The institution that runs this service. */
  public static final NigoFixer OPERATIONS = of("operations");

  /** The source custodian or the plan. */
  public static final NigoFixer SOURCE_CUSTODIAN = of("source_custodian");

  /** The destination custodian. */
  public static final NigoFixer DESTINATION_CUSTODIAN = of("destination_custodian");

  private NigoFixer(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static NigoFixer of(String value) {
    return intern(NigoFixer.class, value, NigoFixer::new);
  }
}

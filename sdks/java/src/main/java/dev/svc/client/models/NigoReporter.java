// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The party that found the request not in good order. */
public final class NigoReporter extends ApiEnum {
  /** The source custodian. */
  public static final NigoReporter SOURCE_CUSTODIAN = of("source_custodian");

  /** The destination custodian. */
  public static final NigoReporter DESTINATION_CUSTODIAN = of("destination_custodian");

  /** The institution that runs this service, in its own review. */
  public static final NigoReporter OPERATIONS = of("operations");

  private NigoReporter(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static NigoReporter of(String value) {
    return intern(NigoReporter.class, value, NigoReporter::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whose statement it is: the service's or your own. */
public final class StatementKind extends ApiEnum {
  /** This service: a statement that the rules require, or the rollover request itself. */
  public static final StatementKind ATTESTATION = of("attestation");

  /** You: your own terms. */
  public static final StatementKind TERMS = of("terms");

  private StatementKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static StatementKind of(String value) {
    return intern(StatementKind.class, value, StatementKind::new);
  }
}

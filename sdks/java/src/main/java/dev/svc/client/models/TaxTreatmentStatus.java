// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether a tax treatment can still change. */
public final class TaxTreatmentStatus extends ApiEnum {
  /** Evaluated again with each action, and when money leaves. */
  public static final TaxTreatmentStatus EXPECTED = of("expected");

  /** Fixed when money first left. */
  public static final TaxTreatmentStatus REPORTED = of("reported");

  private TaxTreatmentStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static TaxTreatmentStatus of(String value) {
    return intern(TaxTreatmentStatus.class, value, TaxTreatmentStatus::new);
  }
}

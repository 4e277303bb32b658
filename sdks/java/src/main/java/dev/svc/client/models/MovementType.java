// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Kind of movement. New values may be added. */
public final class MovementType extends ApiEnum {
  /** Money was sent to the destination or the participant. */
  public static final MovementType SENT = of("sent");

  /** Tax was withheld. */
  public static final MovementType WITHHELD = of("withheld");

  /** Money arrived. */
  public static final MovementType RECEIVED = of("received");

  /** Money was posted to the destination account. */
  public static final MovementType POSTED = of("posted");

  /** Money went back. */
  public static final MovementType RETURNED = of("returned");

  /** A lost, stale or incorrect record no longer counts. */
  public static final MovementType VOIDED = of("voided");

  /** A payment was issued again. */
  public static final MovementType REISSUED = of("reissued");

  /** A posting was reversed. */
  public static final MovementType REVERSED = of("reversed");

  /**
   * A record was corrected: one movement subtracts the original amount, another adds the amount of the corrected
   * record.
   */
  public static final MovementType CORRECTED = of("corrected");

  private MovementType(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static MovementType of(String value) {
    return intern(MovementType.class, value, MovementType::new);
  }
}

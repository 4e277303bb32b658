// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The party that a reminder is for. New values may be added. */
public final class ReminderRecipient extends ApiEnum {
  /** The participant. */
  public static final ReminderRecipient PARTICIPANT = of("participant");

  /** The custodian that pays. */
  public static final ReminderRecipient SOURCE_CUSTODIAN = of("source_custodian");

  /** The custodian that receives the money. */
  public static final ReminderRecipient DESTINATION_CUSTODIAN = of("destination_custodian");

  private ReminderRecipient(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ReminderRecipient of(String value) {
    return intern(ReminderRecipient.class, value, ReminderRecipient::new);
  }
}

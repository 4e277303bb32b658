// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** How a reminder is delivered. New values may be added. */
public final class ReminderChannel extends ApiEnum {
  /** An email to the participant. */
  public static final ReminderChannel EMAIL = of("email");

  /** A text message to the participant. */
  public static final ReminderChannel TEXT_MESSAGE = of("text_message");

  /** The event {@code rollover.reminder_sent}, so that your system contacts the custodian. */
  public static final ReminderChannel WEBHOOK = of("webhook");

  private ReminderChannel(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ReminderChannel of(String value) {
    return intern(ReminderChannel.class, value, ReminderChannel::new);
  }
}

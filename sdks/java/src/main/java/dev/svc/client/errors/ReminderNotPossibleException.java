// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.errors;

import dev.svc.client.ApiException;

/** {@code reminder_not_possible}: Reminder not possible now. */
public final class ReminderNotPossibleException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ReminderNotPossibleException(Refusal refusal) {
    super(refusal);
  }
}

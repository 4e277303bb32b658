// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The participant's task. New values may be added. */
public final class ReminderTask extends ApiEnum {
  /** Sign the consent. */
  public static final ReminderTask SIGN_CONSENT = of("sign_consent");

  /** Provide the requested documents. */
  public static final ReminderTask PROVIDE_DOCUMENTS = of("provide_documents");

  /** Deposit the check of an indirect rollover. */
  public static final ReminderTask DEPOSIT_CHECK = of("deposit_check");

  private ReminderTask(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ReminderTask of(String value) {
    return intern(ReminderTask.class, value, ReminderTask::new);
  }
}

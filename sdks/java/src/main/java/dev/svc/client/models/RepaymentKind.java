// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Kind of distribution that can be repaid within two or three years. New values may be added. */
public final class RepaymentKind extends ApiEnum {
  /** Qualified birth or adoption: up to $5,000 for each child, within three years. */
  public static final RepaymentKind BIRTH_OR_ADOPTION = of("birth_or_adoption");

  /** Qualified disaster recovery: up to $22,000 for each disaster, within three years. */
  public static final RepaymentKind DISASTER = of("disaster");

  /** Qualified reservist: to an IRA, within two years after active duty. */
  public static final RepaymentKind RESERVIST = of("reservist");

  /** Emergency personal expense: up to $1,000 in a year, within three years. */
  public static final RepaymentKind EMERGENCY_EXPENSE = of("emergency_expense");

  /** Victim of domestic abuse: up to an indexed limit, within three years. */
  public static final RepaymentKind DOMESTIC_ABUSE = of("domestic_abuse");

  /** Terminally ill participant: within three years. */
  public static final RepaymentKind TERMINAL_ILLNESS = of("terminal_illness");

  private RepaymentKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RepaymentKind of(String value) {
    return intern(RepaymentKind.class, value, RepaymentKind::new);
  }
}

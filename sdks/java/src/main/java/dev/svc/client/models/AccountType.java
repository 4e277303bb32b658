// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** An account type from the IRS rollover chart. */
public final class AccountType extends ApiEnum {
  /** A Roth IRA. */
  public static final AccountType ROTH_IRA = of("roth_ira");

  /** A traditional IRA. */
  public static final AccountType TRADITIONAL_IRA = of("traditional_ira");

  /** A SIMPLE IRA. */
  public static final AccountType SIMPLE_IRA = of("simple_ira");

  /** A SEP-IRA. */
  public static final AccountType SEP_IRA = of("sep_ira");

  /** A governmental 457(b) plan. */
  public static final AccountType GOVERNMENTAL_457B = of("governmental_457b");

  /** A qualified plan, such as a 401(k). */
  public static final AccountType QUALIFIED_PLAN = of("qualified_plan");

  /**
   * A 403(b) plan. REST uses {@code 403b}. GraphQL uses {@code plan_403b}, because its names cannot start with a
   * digit.
   */
  public static final AccountType _403B = of("403b");

  /** A designated Roth account in a plan. */
  public static final AccountType DESIGNATED_ROTH = of("designated_roth");

  private AccountType(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AccountType of(String value) {
    return intern(AccountType.class, value, AccountType::new);
  }
}

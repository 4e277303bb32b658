// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Whether the account is in use. */
public final class AccountStatus extends ApiEnum {
  /** The account is in use. */
  public static final AccountStatus ACTIVE = of("active");

  /** The personal data has been erased. The other fields remain. */
  public static final AccountStatus ERASED = of("erased");

  private AccountStatus(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AccountStatus of(String value) {
    return intern(AccountStatus.class, value, AccountStatus::new);
  }
}

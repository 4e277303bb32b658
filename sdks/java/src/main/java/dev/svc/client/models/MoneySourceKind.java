// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Kind of money. */
public final class MoneySourceKind extends ApiEnum {
  /** Not yet taxed: pre-tax contributions, employer contributions and their earnings. */
  public static final MoneySourceKind PRE_TAX = of("pre_tax");

  /** Taxed when it was contributed to a Roth account (IRC §402A, §408A). */
  public static final MoneySourceKind ROTH = of("roth");

  /** Contributed to a plan after tax, but not as Roth money. Its earnings are not yet taxed. */
  public static final MoneySourceKind AFTER_TAX = of("after_tax");

  /** Contributed by the employer as Roth money (SECURE 2.0 Act, section 604). */
  public static final MoneySourceKind EMPLOYER_MATCH_ROTH = of("employer_match_roth");

  private MoneySourceKind(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static MoneySourceKind of(String value) {
    return intern(MoneySourceKind.class, value, MoneySourceKind::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The main type of institution. */
public final class CustodianCategory extends ApiEnum {
  /** A brokerage. */
  public static final CustodianCategory BROKERAGE = of("brokerage");

  /** A recordkeeper of employer plans. */
  public static final CustodianCategory RECORDKEEPER = of("recordkeeper");

  /** An insurer. */
  public static final CustodianCategory INSURER = of("insurer");

  /** A bank. */
  public static final CustodianCategory BANK = of("bank");

  /** A trust company. */
  public static final CustodianCategory TRUST_COMPANY = of("trust_company");

  /** A robo-advisor. */
  public static final CustodianCategory ROBO_ADVISOR = of("robo_advisor");

  /** A government plan. */
  public static final CustodianCategory GOVERNMENT = of("government");

  /** A payroll provider. */
  public static final CustodianCategory PAYROLL_PROVIDER = of("payroll_provider");

  /** A custodian of self-directed accounts. */
  public static final CustodianCategory SELF_DIRECTED = of("self_directed");

  /** A scripted custodian in the test environment. */
  public static final CustodianCategory SANDBOX = of("sandbox");

  private CustodianCategory(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static CustodianCategory of(String value) {
    return intern(CustodianCategory.class, value, CustodianCategory::new);
  }
}

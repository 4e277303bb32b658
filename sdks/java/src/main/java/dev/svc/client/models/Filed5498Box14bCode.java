// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class Filed5498Box14bCode extends ApiEnum {
  /** Qualified birth or adoption distribution. */
  public static final Filed5498Box14bCode BA = of("BA");

  /** Qualified disaster distribution. */
  public static final Filed5498Box14bCode DD = of("DD");

  /** Qualified reservist distribution. */
  public static final Filed5498Box14bCode QR = of("QR");

  /** Emergency personal expense distribution. */
  public static final Filed5498Box14bCode EP = of("EP");

  /** Domestic abuse victim distribution. */
  public static final Filed5498Box14bCode DA = of("DA");

  /** Distribution after a terminal illness. */
  public static final Filed5498Box14bCode TI = of("TI");

  private Filed5498Box14bCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static Filed5498Box14bCode of(String value) {
    return intern(Filed5498Box14bCode.class, value, Filed5498Box14bCode::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class Filed5498Box13cCode extends ApiEnum {
  /** Late, with the participant's certification (Rev. Proc. 2020-46). */
  public static final Filed5498Box13cCode SC = of("SC");

  /** Qualified plan loan offset. */
  public static final Filed5498Box13cCode PO = of("PO");

  /** Deadline postponed by a federally declared disaster. */
  public static final Filed5498Box13cCode FD = of("FD");

  /** Combat zone Afghanistan. */
  public static final Filed5498Box13cCode EO13239 = of("EO13239");

  /** Combat zone Arabian Peninsula. */
  public static final Filed5498Box13cCode EO12744 = of("EO12744");

  /** Combat zone Kosovo. */
  public static final Filed5498Box13cCode EO13119 = of("EO13119");

  /** Hazardous duty area Sinai Peninsula. */
  public static final Filed5498Box13cCode PL115_97 = of("PL115-97");

  private Filed5498Box13cCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static Filed5498Box13cCode of(String value) {
    return intern(Filed5498Box13cCode.class, value, Filed5498Box13cCode::new);
  }
}

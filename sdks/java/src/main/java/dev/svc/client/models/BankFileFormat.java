// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Default: detected from the content. */
public final class BankFileFormat extends ApiEnum {
  /** CSV file of a lockbox. */
  public static final BankFileFormat LOCKBOX_CSV = of("lockbox_csv");

  /** BAI2 balance report. */
  public static final BankFileFormat BAI2 = of("bai2");

  /** Nacha (ACH) file. */
  public static final BankFileFormat NACHA = of("nacha");

  /** ISO 20022 bank statement. */
  public static final BankFileFormat CAMT_053 = of("camt_053");

  /** ISO 20022 credit and debit notification. */
  public static final BankFileFormat CAMT_054 = of("camt_054");

  private BankFileFormat(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static BankFileFormat of(String value) {
    return intern(BankFileFormat.class, value, BankFileFormat::new);
  }
}

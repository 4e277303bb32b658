// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Carrier of a mailed check. */
public final class MailCarrier extends ApiEnum {
  /** United States Postal Service. */
  public static final MailCarrier USPS = of("usps");

  /** UPS. */
  public static final MailCarrier UPS = of("ups");

  /** FedEx. */
  public static final MailCarrier FEDEX = of("fedex");

  /** DHL. */
  public static final MailCarrier DHL = of("dhl");

  /** A courier. */
  public static final MailCarrier COURIER = of("courier");

  /** Another carrier. */
  public static final MailCarrier OTHER = of("other");

  private MailCarrier(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static MailCarrier of(String value) {
    return intern(MailCarrier.class, value, MailCarrier::new);
  }
}

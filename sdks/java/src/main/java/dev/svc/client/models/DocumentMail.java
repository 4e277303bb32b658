// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.Optional;

/** How the original of a document was mailed. */
public final class DocumentMail extends ApiObject {
  /** Creates an object from JSON. */
  public DocumentMail(JsonNode json) {
    super(json);
  }

  /** The carrier. New values may be added. */
  public Optional<Carrier> carrier() {
    return optional("carrier", enumeration(Carrier::of));
  }

  /** The carrier's tracking number. */
  public Optional<String> trackingNumber() {
    return optional("trackingNumber", ApiObject::text);
  }

  /** The carrier's public tracking page. Null without a tracking number of a known carrier. */
  public Optional<String> trackingUrl() {
    return optional("trackingUrl", ApiObject::text);
  }

  /** Date it was mailed. */
  public Optional<LocalDate> sentOn() {
    return optional("sentOn", ApiObject::date);
  }

  /** Date it is expected to arrive. */
  public Optional<LocalDate> expectedOn() {
    return optional("expectedOn", ApiObject::date);
  }

  /** Carrier of a mailed document or check. */
  public static final class Carrier extends ApiEnum {
    /** United States Postal Service. */
    public static final Carrier USPS = of("usps");

    /** UPS. */
    public static final Carrier UPS = of("ups");

    /** FedEx. */
    public static final Carrier FEDEX = of("fedex");

    /** DHL. */
    public static final Carrier DHL = of("dhl");

    /** A courier. */
    public static final Carrier COURIER = of("courier");

    /** Another carrier. */
    public static final Carrier OTHER = of("other");

    private Carrier(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Carrier of(String value) {
      return intern(Carrier.class, value, Carrier::new);
    }
  }
}

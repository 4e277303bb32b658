// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A postal address. */
public final class Address extends ApiObject {
  /** Creates an object from JSON. */
  public Address(JsonNode json) {
    super(json);
  }

  /** Street and number. */
  public String line1() {
    return required("line1", ApiObject::text);
  }

  /** The second address line. */
  public Optional<String> line2() {
    return optional("line2", ApiObject::text);
  }

  /** City of the address. */
  public String city() {
    return required("city", ApiObject::text);
  }

  /** State, province or region. */
  public Optional<String> region() {
    return optional("region", ApiObject::text);
  }

  /** Postal code, such as a ZIP code. */
  public String postalCode() {
    return required("postalCode", ApiObject::text);
  }

  /** A two-letter ISO 3166-1 code. */
  public String country() {
    return required("country", ApiObject::text);
  }
}

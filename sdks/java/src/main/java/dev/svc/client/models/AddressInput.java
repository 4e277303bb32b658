// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** A postal address. */
public final class AddressInput extends ApiObject {
  /** Creates an object from JSON. */
  public AddressInput(JsonNode json) {
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

  /** The postal code. A ZIP+4 must have its hyphen, because nine digits alone could be a Social Security number. */
  public String postalCode() {
    return required("postalCode", ApiObject::text);
  }

  /** A two-letter ISO 3166-1 code, such as {@code US}. */
  public String country() {
    return required("country", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AddressInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Street and number. Required. */
    public Builder line1(String value) {
      return set("line1", value);
    }

    /** The second address line. */
    public Builder line2(String value) {
      return set("line2", value);
    }

    /** City of the address. Required. */
    public Builder city(String value) {
      return set("city", value);
    }

    /** State, province or region. */
    public Builder region(String value) {
      return set("region", value);
    }

    /**
     * The postal code. A ZIP+4 must have its hyphen, because nine digits alone could be a Social Security
     * number. Required.
     */
    public Builder postalCode(String value) {
      return set("postalCode", value);
    }

    /** A two-letter ISO 3166-1 code, such as {@code US}. Required. */
    public Builder country(String value) {
      return set("country", value);
    }

    /** Returns the object. */
    public AddressInput build() {
      return new AddressInput(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The filed address. Default: {@code address}. */
public final class WriteIrsFileRequestRecipientFiledAsAddress extends ApiObject {
  /** Creates an object from JSON. */
  public WriteIrsFileRequestRecipientFiledAsAddress(JsonNode json) {
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

  /** Two-letter code of the state, territory or military post. */
  public String region() {
    return required("region", ApiObject::text);
  }

  /** The ZIP code. */
  public String postalCode() {
    return required("postalCode", ApiObject::text);
  }

  /** {@code US}. Other countries are not supported. */
  public Optional<String> country() {
    return optional("country", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WriteIrsFileRequestRecipientFiledAsAddress}. */
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

    /** Two-letter code of the state, territory or military post. Required. */
    public Builder region(String value) {
      return set("region", value);
    }

    /** The ZIP code. Required. */
    public Builder postalCode(String value) {
      return set("postalCode", value);
    }

    /** {@code US}. Other countries are not supported. */
    public Builder country(String value) {
      return set("country", value);
    }

    /** Returns the object. */
    public WriteIrsFileRequestRecipientFiledAsAddress build() {
      return new WriteIrsFileRequestRecipientFiledAsAddress(members());
    }
  }
}

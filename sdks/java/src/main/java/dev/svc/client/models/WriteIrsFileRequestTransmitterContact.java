// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** Person whom the IRS can contact with questions. */
public final class WriteIrsFileRequestTransmitterContact extends ApiObject {
  /** Creates an object from JSON. */
  public WriteIrsFileRequestTransmitterContact(JsonNode json) {
    super(json);
  }

  /** The contact's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Telephone number with area code. */
  public String phone() {
    return required("phone", ApiObject::text);
  }

  /** Email address of the contact. */
  public String email() {
    return required("email", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WriteIrsFileRequestTransmitterContact}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The contact's name. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Telephone number with area code. Required. */
    public Builder phone(String value) {
      return set("phone", value);
    }

    /** Email address of the contact. Required. */
    public Builder email(String value) {
      return set("email", value);
    }

    /** Returns the object. */
    public WriteIrsFileRequestTransmitterContact build() {
      return new WriteIrsFileRequestTransmitterContact(members());
    }
  }
}

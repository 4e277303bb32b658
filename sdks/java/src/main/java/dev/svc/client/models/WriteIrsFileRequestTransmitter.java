// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The company that sends the file. */
public final class WriteIrsFileRequestTransmitter extends ApiObject {
  /** Creates an object from JSON. */
  public WriteIrsFileRequestTransmitter(JsonNode json) {
    super(json);
  }

  /** The transmitter's TIN. */
  public String tin() {
    return required("tin", ApiObject::text);
  }

  /** Transmitter Control Code (TCC) from the IRS. */
  public String controlCode() {
    return required("controlCode", ApiObject::text);
  }

  /** The transmitter's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Returns {@code address}. */
  public WriteIrsFileRequestTransmitterAddress address() {
    return required("address", WriteIrsFileRequestTransmitterAddress::new);
  }

  /** Returns {@code contact}. */
  public WriteIrsFileRequestTransmitterContact contact() {
    return required("contact", WriteIrsFileRequestTransmitterContact::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WriteIrsFileRequestTransmitter}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The transmitter's TIN. Required. */
    public Builder tin(String value) {
      return set("tin", value);
    }

    /** Transmitter Control Code (TCC) from the IRS. Required. */
    public Builder controlCode(String value) {
      return set("controlCode", value);
    }

    /** The transmitter's name. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Sets {@code address}. Required. */
    public Builder address(WriteIrsFileRequestTransmitterAddress value) {
      return set("address", value);
    }

    /** Sets {@code contact}. Required. */
    public Builder contact(WriteIrsFileRequestTransmitterContact value) {
      return set("contact", value);
    }

    /** Returns the object. */
    public WriteIrsFileRequestTransmitter build() {
      return new WriteIrsFileRequestTransmitter(members());
    }
  }
}

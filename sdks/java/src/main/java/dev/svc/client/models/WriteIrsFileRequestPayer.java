// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The custodian that files the forms: the payer of Form 1099-R, or the trustee of Form 5498. */
public final class WriteIrsFileRequestPayer extends ApiObject {
  /** Creates an object from JSON. */
  public WriteIrsFileRequestPayer(JsonNode json) {
    super(json);
  }

  /** The custodian whose forms the file has. */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** The payer's TIN. */
  public String tin() {
    return required("tin", ApiObject::text);
  }

  /** The payer's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Returns {@code address}. */
  public WriteIrsFileRequestPayerAddress address() {
    return required("address", WriteIrsFileRequestPayerAddress::new);
  }

  /** Telephone number with area code. */
  public String phone() {
    return required("phone", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WriteIrsFileRequestPayer}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The custodian whose forms the file has. Required. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /** The payer's TIN. Required. */
    public Builder tin(String value) {
      return set("tin", value);
    }

    /** The payer's name. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Sets {@code address}. Required. */
    public Builder address(WriteIrsFileRequestPayerAddress value) {
      return set("address", value);
    }

    /** Telephone number with area code. Required. */
    public Builder phone(String value) {
      return set("phone", value);
    }

    /** Returns the object. */
    public WriteIrsFileRequestPayer build() {
      return new WriteIrsFileRequestPayer(members());
    }
  }
}

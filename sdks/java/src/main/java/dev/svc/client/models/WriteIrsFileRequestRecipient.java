// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The recipient of a form. */
public final class WriteIrsFileRequestRecipient extends ApiObject {
  /** Creates an object from JSON. */
  public WriteIrsFileRequestRecipient(JsonNode json) {
    super(json);
  }

  /** The recipient's account. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** The recipient's SSN, ITIN or ATIN. */
  public String tin() {
    return required("tin", ApiObject::text);
  }

  /** The recipient's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Returns {@code address}. */
  public WriteIrsFileRequestRecipientAddress address() {
    return required("address", WriteIrsFileRequestRecipientAddress::new);
  }

  /** Returns {@code filedAs}. */
  public Optional<WriteIrsFileRequestRecipientFiledAs> filedAs() {
    return optional("filedAs", WriteIrsFileRequestRecipientFiledAs::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WriteIrsFileRequestRecipient}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The recipient's account. Required. */
    public Builder accountId(String value) {
      return set("accountId", value);
    }

    /** The recipient's SSN, ITIN or ATIN. Required. */
    public Builder tin(String value) {
      return set("tin", value);
    }

    /** The recipient's name. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Sets {@code address}. Required. */
    public Builder address(WriteIrsFileRequestRecipientAddress value) {
      return set("address", value);
    }

    /** Sets {@code filedAs}. */
    public Builder filedAs(WriteIrsFileRequestRecipientFiledAs value) {
      return set("filedAs", value);
    }

    /** Returns the object. */
    public WriteIrsFileRequestRecipient build() {
      return new WriteIrsFileRequestRecipient(members());
    }
  }
}

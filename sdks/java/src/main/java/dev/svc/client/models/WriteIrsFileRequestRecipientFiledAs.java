// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * The recipient on the filed form. Required in corrections if the recipient's name changed. Also send it if only
 * the TIN was wrong: all of the recipient's forms are then withdrawn and filed again.
 */
public final class WriteIrsFileRequestRecipientFiledAs extends ApiObject {
  /** Creates an object from JSON. */
  public WriteIrsFileRequestRecipientFiledAs(JsonNode json) {
    super(json);
  }

  /** The filed TIN. Default: {@code tin}. */
  public Optional<String> tin() {
    return optional("tin", ApiObject::text);
  }

  /** The recipient's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Returns {@code address}. */
  public Optional<WriteIrsFileRequestRecipientFiledAsAddress> address() {
    return optional("address", WriteIrsFileRequestRecipientFiledAsAddress::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WriteIrsFileRequestRecipientFiledAs}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The filed TIN. Default: {@code tin}. */
    public Builder tin(String value) {
      return set("tin", value);
    }

    /** The recipient's name. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Sets {@code address}. */
    public Builder address(WriteIrsFileRequestRecipientFiledAsAddress value) {
      return set("address", value);
    }

    /** Returns the object. */
    public WriteIrsFileRequestRecipientFiledAs build() {
      return new WriteIrsFileRequestRecipientFiledAs(members());
    }
  }
}

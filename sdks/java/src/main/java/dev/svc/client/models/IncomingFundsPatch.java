// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** Changes to the owner, note or deadline of incoming funds. */
public final class IncomingFundsPatch extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsPatch(JsonNode json) {
    super(json);
  }

  /** Your ID for the person who works on it. Null removes the owner. */
  public Optional<String> ownerId() {
    return optional("ownerId", ApiObject::text);
  }

  /** A note for the people who work on it. Null removes it. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }

  /** Last day to return money in suspense, today or later. It cannot be cleared. */
  public Optional<LocalDate> returnBy() {
    return optional("returnBy", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IncomingFundsPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Your ID for the person who works on it. Null removes the owner. Can be null. */
    public Builder ownerId(String value) {
      return member("ownerId", value);
    }

    /** A note for the people who work on it. Null removes it. Can be null. */
    public Builder note(String value) {
      return member("note", value);
    }

    /** Last day to return money in suspense, today or later. It cannot be cleared. */
    public Builder returnBy(LocalDate value) {
      return set("returnBy", value);
    }

    /** Returns the object. */
    public IncomingFundsPatch build() {
      return new IncomingFundsPatch(members());
    }
  }
}

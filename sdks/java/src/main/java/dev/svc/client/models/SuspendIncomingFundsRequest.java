// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The body of {@code POST /v1/incoming-funds/{id}/suspend}. */
public final class SuspendIncomingFundsRequest extends ApiObject {
  /** Creates an object from JSON. */
  public SuspendIncomingFundsRequest(JsonNode json) {
    super(json);
  }

  /** Why the money cannot be applied. New values may be added. */
  public SuspenseReason reason() {
    return required("reason", enumeration(SuspenseReason::of));
  }

  /** Your ID for the person who works on it. */
  public Optional<String> ownerId() {
    return optional("ownerId", ApiObject::text);
  }

  /** Last day to return the money, today or later. */
  public Optional<LocalDate> returnBy() {
    return optional("returnBy", ApiObject::date);
  }

  /** A note for the people who work on it. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SuspendIncomingFundsRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Why the money cannot be applied. New values may be added. Required. */
    public Builder reason(SuspenseReason value) {
      return set("reason", value);
    }

    /** Your ID for the person who works on it. */
    public Builder ownerId(String value) {
      return set("ownerId", value);
    }

    /** Last day to return the money, today or later. */
    public Builder returnBy(LocalDate value) {
      return set("returnBy", value);
    }

    /** A note for the people who work on it. */
    public Builder note(String value) {
      return set("note", value);
    }

    /** Returns the object. */
    public SuspendIncomingFundsRequest build() {
      return new SuspendIncomingFundsRequest(members());
    }
  }
}

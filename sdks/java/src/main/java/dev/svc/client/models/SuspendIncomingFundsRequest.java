// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Reason reason() {
    return required("reason", enumeration(Reason::of));
  }

  /** The person who works on it, by your ID. */
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
    public Builder reason(Reason value) {
      return set("reason", value);
    }

    /** The person who works on it, by your ID. */
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

  /** Why the money cannot be applied. New values may be added. */
  public static final class Reason extends ApiEnum {
    /** No rollover expects it. */
    public static final Reason NO_ROLLOVER = of("no_rollover");

    /** Several rollovers could expect it. */
    public static final Reason SEVERAL_ROLLOVERS = of("several_rollovers");

    /** The amount differs from the expected one. */
    public static final Reason AMOUNT_DIFFERS = of("amount_differs");

    /** The payee line is wrong. */
    public static final Reason WRONG_PAYEE = of("wrong_payee");

    /** Documents are missing. */
    public static final Reason DOCUMENTS_MISSING = of("documents_missing");

    /** It may be recorded twice. */
    public static final Reason SUSPECTED_DUPLICATE = of("suspected_duplicate");

    /** Another reason. Explain it in {@code note}. */
    public static final Reason OTHER = of("other");

    private Reason(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Reason of(String value) {
      return intern(Reason.class, value, Reason::new);
    }
  }
}

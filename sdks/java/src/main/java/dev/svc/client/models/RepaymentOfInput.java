// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The distribution that the participant repays (IRC §72(t)). Use it with the type {@code indirect_60_day}. Its
 * own deadline replaces the 60 days.
 */
public final class RepaymentOfInput extends ApiObject {
  /** Creates an object from JSON. */
  public RepaymentOfInput(JsonNode json) {
    super(json);
  }

  /** Kind of distribution that can be repaid within two or three years. New values may be added. */
  public RepaymentKind kind() {
    return required("kind", enumeration(RepaymentKind::of));
  }

  /** Date the participant received the distribution, {@code YYYY-MM-DD}. */
  public LocalDate distributedOn() {
    return required("distributedOn", ApiObject::date);
  }

  /** For {@code reservist}: last day of active duty, {@code YYYY-MM-DD}. The two years begin on the next day. */
  public Optional<LocalDate> activeDutyEndedOn() {
    return optional("activeDutyEndedOn", ApiObject::date);
  }

  /** For {@code birth_or_adoption}: number of children. The limit applies to each. Default: 1. */
  public Optional<Long> children() {
    return optional("children", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RepaymentOfInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Kind of distribution that can be repaid within two or three years. New values may be added. Required. */
    public Builder kind(RepaymentKind value) {
      return set("kind", value);
    }

    /** Date the participant received the distribution, {@code YYYY-MM-DD}. Required. */
    public Builder distributedOn(LocalDate value) {
      return set("distributedOn", value);
    }

    /** For {@code reservist}: last day of active duty, {@code YYYY-MM-DD}. The two years begin on the next day. */
    public Builder activeDutyEndedOn(LocalDate value) {
      return set("activeDutyEndedOn", value);
    }

    /** For {@code birth_or_adoption}: number of children. The limit applies to each. Default: 1. */
    public Builder children(long value) {
      return set("children", value);
    }

    /** Returns the object. */
    public RepaymentOfInput build() {
      return new RepaymentOfInput(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The facts that postpone the participant's deadline. Use it with the type {@code indirect_60_day}. */
public final class PostponementInput extends ApiObject {
  /** Creates an object from JSON. */
  public PostponementInput(JsonNode json) {
    super(json);
  }

  /** Reason that the 60 days, or the due date that replaces them, are postponed. New values may be added. */
  public PostponementBasis basis() {
    return required("basis", enumeration(PostponementBasis::of));
  }

  /** Number of the IRS announcement or disaster declaration, of the military orders, or of the IRS ruling. */
  public String reference() {
    return required("reference", ApiObject::text);
  }

  /** First day of the postponement period or of the service, or date of the ruling, {@code YYYY-MM-DD}. */
  public LocalDate startsOn() {
    return required("startsOn", ApiObject::date);
  }

  /**
   * Last day, {@code YYYY-MM-DD}: the day to which the IRS postpones deadlines, the last day of service in the
   * combat zone, or the last day that the ruling allows.
   */
  public LocalDate endsOn() {
    return required("endsOn", ApiObject::date);
  }

  /** Required for {@code combat_zone}. */
  public Optional<CombatZone> combatZone() {
    return optional("combatZone", enumeration(CombatZone::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PostponementInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Reason that the 60 days, or the due date that replaces them, are postponed. New values may be added.
     * Required.
     */
    public Builder basis(PostponementBasis value) {
      return set("basis", value);
    }

    /**
     * Number of the IRS announcement or disaster declaration, of the military orders, or of the IRS ruling.
     * Required.
     */
    public Builder reference(String value) {
      return set("reference", value);
    }

    /**
     * First day of the postponement period or of the service, or date of the ruling, {@code YYYY-MM-DD}.
     * Required.
     */
    public Builder startsOn(LocalDate value) {
      return set("startsOn", value);
    }

    /**
     * Last day, {@code YYYY-MM-DD}: the day to which the IRS postpones deadlines, the last day of service in the
     * combat zone, or the last day that the ruling allows. Required.
     */
    public Builder endsOn(LocalDate value) {
      return set("endsOn", value);
    }

    /** Required for {@code combat_zone}. */
    public Builder combatZone(CombatZone value) {
      return set("combatZone", value);
    }

    /** Returns the object. */
    public PostponementInput build() {
      return new PostponementInput(members());
    }
  }
}

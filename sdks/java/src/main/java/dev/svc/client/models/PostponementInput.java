// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Basis basis() {
    return required("basis", enumeration(Basis::of));
  }

  /** Number of the IRS announcement or of the disaster declaration, of the orders, or of the ruling. */
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
    public Builder basis(Basis value) {
      return set("basis", value);
    }

    /** Number of the IRS announcement or of the disaster declaration, of the orders, or of the ruling. Required. */
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

  /** Reason that the 60 days, or the due date that replaces them, are postponed. New values may be added. */
  public static final class Basis extends ApiEnum {
    /** The participant is affected by a federally declared disaster (IRC §7508A). */
    public static final Basis DISASTER = of("disaster");

    /** The participant serves in a combat zone (IRC §7508). */
    public static final Basis COMBAT_ZONE = of("combat_zone");

    /** The IRS waived the 60 days in a private letter ruling (IRC §402(c)(3)(B), §408(d)(3)(I)). */
    public static final Basis IRS_WAIVER = of("irs_waiver");

    private Basis(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Basis of(String value) {
      return intern(Basis.class, value, Basis::new);
    }
  }

  /** Required for {@code combat_zone}. */
  public static final class CombatZone extends ApiEnum {
    /** Afghanistan, Executive Order 13239. */
    public static final CombatZone AFGHANISTAN = of("afghanistan");

    /** Arabian Peninsula, Executive Order 12744. */
    public static final CombatZone ARABIAN_PENINSULA = of("arabian_peninsula");

    /** Kosovo, Executive Order 13119. */
    public static final CombatZone KOSOVO = of("kosovo");

    /** Sinai Peninsula, Public Law 115-97. */
    public static final CombatZone SINAI_PENINSULA = of("sinai_peninsula");

    private CombatZone(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static CombatZone of(String value) {
      return intern(CombatZone.class, value, CombatZone::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Changes to a plan. Omitted fields stay unchanged, and null clears a field. The EIN, plan number and account
 * type cannot change.
 */
public final class PlanPatch extends ApiObject {
  /** Creates an object from JSON. */
  public PlanPatch(JsonNode json) {
    super(json);
  }

  /** The plan's name, as on its Form 5500. */
  public Optional<String> name() {
    return optional("name", ApiObject::text);
  }

  /** Returns {@code planKind}. */
  public Optional<PlanKind> planKind() {
    return optional("planKind", enumeration(PlanKind::of));
  }

  /** Returns {@code sponsorName}. */
  public Optional<String> sponsorName() {
    return optional("sponsorName", ApiObject::text);
  }

  /** Returns {@code recordkeeperId}. */
  public Optional<String> recordkeeperId() {
    return optional("recordkeeperId", ApiObject::text);
  }

  /** Replaces the contact. Null removes it. */
  public Optional<PlanContactInput> contact() {
    return optional("contact", PlanContactInput::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PlanPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The plan's name, as on its Form 5500. */
    public Builder name(String value) {
      return set("name", value);
    }

    /** Sets {@code planKind}. Can be null. */
    public Builder planKind(PlanKind value) {
      return member("planKind", value);
    }

    /** Sets {@code sponsorName}. Can be null. */
    public Builder sponsorName(String value) {
      return member("sponsorName", value);
    }

    /** Sets {@code recordkeeperId}. Can be null. */
    public Builder recordkeeperId(String value) {
      return member("recordkeeperId", value);
    }

    /** Replaces the contact. Null removes it. Can be null. */
    public Builder contact(PlanContactInput value) {
      return member("contact", value);
    }

    /** Returns the object. */
    public PlanPatch build() {
      return new PlanPatch(members());
    }
  }

  /** Kind of plan. Spousal consent depends on it. */
  public static final class PlanKind extends ApiEnum {
    /** A pension plan, or another plan that owes married participants a joint and survivor annuity. */
    public static final PlanKind PENSION = of("pension");

    /** A 401(k), profit-sharing or 403(b) plan under ERISA that does not owe such an annuity. */
    public static final PlanKind PROFIT_SHARING = of("profit_sharing");

    /** A governmental 457(b) plan. */
    public static final PlanKind GOVERNMENTAL_457B = of("governmental_457b");

    /** Any other governmental plan. */
    public static final PlanKind GOVERNMENTAL = of("governmental");

    /** A church plan that has not elected ERISA coverage. */
    public static final PlanKind CHURCH = of("church");

    /** A 403(b) plan that ERISA does not cover. */
    public static final PlanKind NON_ERISA = of("non_erisa");

    private PlanKind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static PlanKind of(String value) {
      return intern(PlanKind.class, value, PlanKind::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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

  /** Kind of plan. Spousal consent depends on it. */
  public Optional<PlanKind> planKind() {
    return optional("planKind", enumeration(PlanKind::of));
  }

  /** The employer that sponsors the plan. */
  public Optional<String> sponsorName() {
    return optional("sponsorName", ApiObject::text);
  }

  /** The custodian that keeps the plan's records. */
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

    /** Kind of plan. Spousal consent depends on it. Can be null. */
    public Builder planKind(PlanKind value) {
      return member("planKind", value);
    }

    /** The employer that sponsors the plan. Can be null. */
    public Builder sponsorName(String value) {
      return member("sponsorName", value);
    }

    /** The custodian that keeps the plan's records. Can be null. */
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
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** An employer's retirement plan. */
public final class PlanInput extends ApiObject {
  /** Creates an object from JSON. */
  public PlanInput(JsonNode json) {
    super(json);
  }

  /** Employer identification number of the plan's sponsor, such as {@code 12-3456789}. */
  public String ein() {
    return required("ein", ApiObject::text);
  }

  /** Three-digit plan number, {@code 001} to {@code 999}. */
  public String planNumber() {
    return required("planNumber", ApiObject::text);
  }

  /** The plan's name, as on its Form 5500. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /**
   * Account type of the plan: {@code qualified_plan}, such as a 401(k), 401(a) plan or the TSP, {@code 403b} or
   * {@code governmental_457b}.
   */
  public AccountType accountType() {
    return required("accountType", enumeration(AccountType::of));
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

  /** Returns {@code contact}. */
  public Optional<PlanContactInput> contact() {
    return optional("contact", PlanContactInput::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PlanInput}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Employer identification number of the plan's sponsor, such as {@code 12-3456789}. Required. */
    public Builder ein(String value) {
      return set("ein", value);
    }

    /** Three-digit plan number, {@code 001} to {@code 999}. Required. */
    public Builder planNumber(String value) {
      return set("planNumber", value);
    }

    /** The plan's name, as on its Form 5500. Required. */
    public Builder name(String value) {
      return set("name", value);
    }

    /**
     * Account type of the plan: {@code qualified_plan}, such as a 401(k), 401(a) plan or the TSP, {@code 403b}
     * or {@code governmental_457b}. Required.
     */
    public Builder accountType(AccountType value) {
      return set("accountType", value);
    }

    /** Kind of plan. Spousal consent depends on it. */
    public Builder planKind(PlanKind value) {
      return set("planKind", value);
    }

    /** The employer that sponsors the plan. */
    public Builder sponsorName(String value) {
      return set("sponsorName", value);
    }

    /** The custodian that keeps the plan's records. */
    public Builder recordkeeperId(String value) {
      return set("recordkeeperId", value);
    }

    /** Sets {@code contact}. */
    public Builder contact(PlanContactInput value) {
      return set("contact", value);
    }

    /** Returns the object. */
    public PlanInput build() {
      return new PlanInput(members());
    }
  }
}

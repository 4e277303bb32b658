// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An employer's retirement plan, as your organization recorded it. */
public final class Plan extends ApiObject {
  /** Creates an object from JSON. */
  public Plan(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code pln_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code plan}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Employer identification number of the plan's sponsor. */
  public String ein() {
    return required("ein", ApiObject::text);
  }

  /** Three-digit plan number. */
  public String planNumber() {
    return required("planNumber", ApiObject::text);
  }

  /** EIN and plan number, by which Form 5500 filings are found, such as {@code 123456789-001}. */
  public String form5500Key() {
    return required("form5500Key", ApiObject::text);
  }

  /** The plan's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Account type of the plan. */
  public AccountType accountType() {
    return required("accountType", enumeration(AccountType::of));
  }

  /** Kind of plan. Null if unknown. */
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
  public Optional<PlanContact> contact() {
    return optional("contact", PlanContact::new);
  }

  /** The member or API key that recorded the plan. */
  public Actor createdBy() {
    return required("createdBy", Actor::new);
  }

  /** Counts changes. Send it as {@code If-Match}. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** Time of creation. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Time of the last change. */
  public Instant updatedAt() {
    return required("updatedAt", ApiObject::instant);
  }

  /** The recordkeeper. Null if there is none. Only with {@code expand=recordkeeper}. */
  public Optional<Custodian> recordkeeper() {
    return optional("recordkeeper", Custodian::new);
  }
}

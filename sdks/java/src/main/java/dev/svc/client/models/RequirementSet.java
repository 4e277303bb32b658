// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Requirements of a custodian or plan that your organization added. */
public final class RequirementSet extends ApiObject {
  /** Creates an object from JSON. */
  public RequirementSet(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code rqs_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code requirement_set}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The plan. Null for a custodian. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** The custodian. Null for a plan. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** Counts the sets of this plan or custodian, from 1. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** False if a later version superseded it. */
  public boolean isCurrent() {
    return required("isCurrent", ApiObject::bool);
  }

  /** True after {@code expiresOn}. The requirements still apply, marked as unconfirmed. */
  public boolean isUnconfirmed() {
    return required("isUnconfirmed", ApiObject::bool);
  }

  /** Documents and signatures that are required before money is released. */
  public RequirementSetRequirements requirements() {
    return required("requirements", RequirementSetRequirements::new);
  }

  /** Documents to enclose with a request. */
  public List<String> enclosures() {
    return required("enclosures", list(ApiObject::text));
  }

  /** People who can sign a request. Empty if unknown. */
  public List<RequirementSigner> signers() {
    return required("signers", list(enumeration(RequirementSigner::of)));
  }

  /** Returns {@code sendTo}. */
  public Optional<RequirementSendTo> sendTo() {
    return optional("sendTo", RequirementSendTo::new);
  }

  /** Returns {@code processingDays}. */
  public Optional<ProcessingDays> processingDays() {
    return optional("processingDays", ProcessingDays::new);
  }

  /** A note for the people who prepare requests. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }

  /** Where the information comes from. */
  public String source() {
    return required("source", ApiObject::text);
  }

  /** The day on which you learned of the requirements. */
  public String learnedOn() {
    return required("learnedOn", ApiObject::text);
  }

  /** The last day on which the set counts as confirmed. */
  public String expiresOn() {
    return required("expiresOn", ApiObject::text);
  }

  /** The person or key that added the requirements. */
  public Actor createdBy() {
    return required("createdBy", Actor::new);
  }

  /** Time of creation. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** The person or key that last confirmed the requirements. Null if they were not confirmed after creation. */
  public Optional<Actor> confirmedBy() {
    return optional("confirmedBy", Actor::new);
  }

  /** Time of the last confirmation. */
  public Optional<Instant> confirmedAt() {
    return optional("confirmedAt", ApiObject::instant);
  }

  /** The plan. Null if there is none. Only with {@code expand=plan}. */
  public Optional<Plan> plan() {
    return optional("plan", Plan::new);
  }

  /** The custodian. Null if there is none. Only with {@code expand=custodian}. */
  public Optional<Custodian> custodian() {
    return optional("custodian", Custodian::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An institution that holds retirement accounts. */
public final class Custodian extends ApiObject {
  /** Creates an object from JSON. */
  public Custodian(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code cus_} and 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code custodian}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The custodian's environment. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** A stable, unique name for URLs. */
  public String slug() {
    return required("slug", ApiObject::text);
  }

  /** Name of the custodian, as in the directory. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Aliases and former names that participants still use. */
  public List<String> aliases() {
    return required("aliases", list(ApiObject::text));
  }

  /** The main type of institution. */
  public CustodianCategory category() {
    return required("category", enumeration(CustodianCategory::of));
  }

  /** The sides of a rollover that the custodian can be on. */
  public List<CustodianRole> roles() {
    return required("roles", list(enumeration(CustodianRole::of)));
  }

  /** The account types it holds. */
  public List<AccountType> supportedAccountTypes() {
    return required("supportedAccountTypes", list(enumeration(AccountType::of)));
  }

  /** How it sends and receives money. */
  public List<DeliveryMethod> deliveryMethods() {
    return required("deliveryMethods", list(enumeration(DeliveryMethod::of)));
  }

  /** The documents it requires before it releases money. */
  public CustodianRequirements requirements() {
    return required("requirements", CustodianRequirements::new);
  }

  /** The processing time, in business days. */
  public ProcessingDays processingDays() {
    return required("processingDays", ProcessingDays::new);
  }

  /** Address of an image with the custodian's logo. */
  public Optional<String> logoUrl() {
    return optional("logoUrl", ApiObject::text);
  }

  /** The URL of the website. */
  public Optional<String> website() {
    return optional("website", ApiObject::text);
  }

  /** Whether the operator has confirmed these facts with the custodian. */
  public boolean verified() {
    return required("verified", ApiObject::bool);
  }

  /** Whether the custodian is active. Inactive custodians can be read by ID but are not listed. */
  public boolean active() {
    return required("active", ApiObject::bool);
  }

  /**
   * The position in the list shown before the participant types, from 1, set by the operator; null if the
   * custodian is not in it.
   */
  public Optional<Double> popularRank() {
    return optional("popularRank", ApiObject::number);
  }

  /** Returns {@code match}. */
  public Optional<CustodianMatch> match() {
    return optional("match", CustodianMatch::new);
  }

  /** When the custodian was added to the directory. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Returns {@code receiving}. */
  public Optional<ReceivingInstructions> receiving() {
    return optional("receiving", ReceivingInstructions::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Rollovers that leave one account at the same time. */
public final class Distribution extends ApiObject {
  /** Creates an object from JSON. */
  public Distribution(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code dst_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code distribution}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The integrator's ID for the distribution. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The participant's account. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** State of the distribution as a whole. Each rollover also has its own state. */
  public DistributionState state() {
    return required("state", enumeration(DistributionState::of));
  }

  /** The account that the money leaves. */
  public RolloverSide source() {
    return required("source", RolloverSide::new);
  }

  /** Total that leaves the account, before withholding. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Money sources that leave the account. */
  public List<SourceAmount> moneySources() {
    return required("moneySources", list(SourceAmount::new));
  }

  /** Returns {@code paidToParticipant}. */
  public PaidToParticipant paidToParticipant() {
    return required("paidToParticipant", PaidToParticipant::new);
  }

  /** The distribution's rollovers, in request order. */
  public List<DistributionDestination> destinations() {
    return required("destinations", list(DistributionDestination::new));
  }

  /** Counts changes to the distribution as a whole. */
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

  /** The participant's account. Only with {@code expand=account}. */
  public Optional<Account> account() {
    return optional("account", Account::new);
  }
}

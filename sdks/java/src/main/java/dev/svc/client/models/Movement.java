// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** One change of a rollover's money. Never changed or removed. */
public final class Movement extends ApiObject {
  /** Creates an object from JSON. */
  public Movement(JsonNode json) {
    super(json);
  }

  /** The movement's ID within the rollover. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Kind of movement. New values may be added. */
  public MovementType type() {
    return required("type", enumeration(MovementType::of));
  }

  /** The rollover amount that the movement changes. New values may be added. */
  public LedgerAccount account() {
    return required("account", enumeration(LedgerAccount::of));
  }

  /** Change of the amount. Negative if money no longer counts. */
  public String amount() {
    return required("amount", ApiObject::text);
  }

  /** Date on which it happened. Null if unknown. */
  public Optional<LocalDate> on() {
    return optional("on", ApiObject::date);
  }

  /** The transfer, if any. */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** The receipt, if any. */
  public Optional<String> receiptId() {
    return optional("receiptId", ApiObject::text);
  }

  /** Code of the reason, such as {@code lost}. Null if there is none. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** Timeline entry that recorded it. Null for money recorded before the ledger was introduced. */
  public Optional<Long> timelineSequence() {
    return optional("timelineSequence", ApiObject::integer);
  }

  /** Time at which it was recorded. Null if unknown. */
  public Optional<Instant> recordedAt() {
    return optional("recordedAt", ApiObject::instant);
  }

  /** The person or system that recorded it. Null if unknown. */
  public Optional<Actor> recordedBy() {
    return optional("recordedBy", Actor::new);
  }
}

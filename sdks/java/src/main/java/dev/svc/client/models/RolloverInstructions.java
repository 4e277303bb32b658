// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Instructions for requesting and paying a rollover, with full account numbers. */
public final class RolloverInstructions extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverInstructions(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_instructions}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Version of the instructions. Each amendment adds one. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** Version that these instructions replace, which is void. Null for the first. */
  public Optional<Long> replaces() {
    return optional("replaces", ApiObject::integer);
  }

  /** Time of preparation. The directory data is from this time. */
  public Instant preparedAt() {
    return required("preparedAt", ApiObject::instant);
  }

  /** Date of {@code preparedAt} in the organization's time zone. */
  public LocalDate preparedOn() {
    return required("preparedOn", ApiObject::date);
  }

  /** Returns {@code type}. */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** Returns {@code state}. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** The participant's claim to the money. */
  public Relationship relationship() {
    return required("relationship", enumeration(Relationship::of));
  }

  /** Returns {@code participant}. */
  public InstructionParticipant participant() {
    return required("participant", InstructionParticipant::new);
  }

  /** Returns {@code source}. */
  public InstructionSource source() {
    return required("source", InstructionSource::new);
  }

  /** Returns {@code destination}. */
  public InstructionDestination destination() {
    return required("destination", InstructionDestination::new);
  }

  /** Returns {@code amount}. */
  public RolloverInstructionsAmount amount() {
    return required("amount", RolloverInstructionsAmount::new);
  }

  /** Kinds of money in the rollover. Empty if not specified. */
  public List<MoneySource> moneySources() {
    return required("moneySources", list(MoneySource::new));
  }

  /** Assets to move in kind. */
  public List<Asset> assets() {
    return required("assets", list(Asset::new));
  }

  /** Returns {@code payment}. */
  public InstructionPayment payment() {
    return required("payment", InstructionPayment::new);
  }

  /** Documents that the source custodian requires with the request. */
  public List<InstructionEnclosure> enclosures() {
    return required("enclosures", list(InstructionEnclosure::new));
  }

  /** Missing facts, which are null or empty in these instructions. */
  public List<InstructionGap> missing() {
    return required("missing", list(InstructionGap::new));
  }

  /** Warnings to read before you follow the instructions. */
  public List<InstructionWarning> warnings() {
    return required("warnings", list(InstructionWarning::new));
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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

  /** The same time as a date in the organization's time zone. */
  public LocalDate preparedOn() {
    return required("preparedOn", ApiObject::date);
  }

  /**
   * How the money moves: from or to an employer plan ({@code direct}), between IRAs ({@code trustee_transfer}),
   * through the participant ({@code indirect_60_day}), or within a plan to its designated Roth account ({@code
   * in_plan}).
   */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** State of a rollover in the workflow. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** The participant's claim to the money. */
  public Relationship relationship() {
    return required("relationship", enumeration(Relationship::of));
  }

  /** The person whose money is moved. */
  public InstructionParticipant participant() {
    return required("participant", InstructionParticipant::new);
  }

  /** The source account. */
  public InstructionSource source() {
    return required("source", InstructionSource::new);
  }

  /** The destination account. */
  public InstructionDestination destination() {
    return required("destination", InstructionDestination::new);
  }

  /** Amount to roll over. */
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

  /** Payment to the destination. */
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

  /** The environment of the object. */
  public static final class Environment extends ApiEnum {
    /** For testing: sandbox custodians and no real money. */
    public static final Environment TEST = of("test");

    /** For production. */
    public static final Environment LIVE = of("live");

    private Environment(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Environment of(String value) {
      return intern(Environment.class, value, Environment::new);
    }
  }

  /** The participant's claim to the money. */
  public static final class Relationship extends ApiEnum {
    /** The participant's own money. */
    public static final Relationship OWN = of("own");

    /** Inherited from the participant's spouse. It can go wherever the spouse's own money could. */
    public static final Relationship SPOUSE_BENEFICIARY = of("spouse_beneficiary");

    /** Inherited from anyone else. It must go directly to an inherited IRA. */
    public static final Relationship NON_SPOUSE_BENEFICIARY = of("non_spouse_beneficiary");

    /** Awarded to a spouse or former spouse by a qualified domestic relations order. */
    public static final Relationship ALTERNATE_PAYEE = of("alternate_payee");

    private Relationship(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Relationship of(String value) {
      return intern(Relationship.class, value, Relationship::new);
    }
  }
}

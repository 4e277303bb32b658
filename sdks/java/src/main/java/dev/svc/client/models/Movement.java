// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Type type() {
    return required("type", enumeration(Type::of));
  }

  /** Amount of the rollover that changed. New values may be added. */
  public MovementAccount account() {
    return required("account", enumeration(MovementAccount::of));
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

  /** Timeline entry that recorded it. Null for money recorded before ledgers existed. */
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

  /** Kind of movement. New values may be added. */
  public static final class Type extends ApiEnum {
    /** Money left for the destination or the participant. */
    public static final Type SENT = of("sent");

    /** Tax was withheld. */
    public static final Type WITHHELD = of("withheld");

    /** Money arrived. */
    public static final Type RECEIVED = of("received");

    /** Money was posted to the destination account. */
    public static final Type POSTED = of("posted");

    /** Money went back. */
    public static final Type RETURNED = of("returned");

    /** A lost, stale or incorrect record no longer counts. */
    public static final Type VOIDED = of("voided");

    /** A payment was issued again. */
    public static final Type REISSUED = of("reissued");

    /** A posting was reversed. */
    public static final Type REVERSED = of("reversed");

    /** A record was corrected: one movement removes the original, another adds the copy. */
    public static final Type CORRECTED = of("corrected");

    private Type(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Type of(String value) {
      return intern(Type.class, value, Type::new);
    }
  }

  /** Amount of the rollover that changed. New values may be added. */
  public static final class MovementAccount extends ApiEnum {
    /** Money sent, net of withholding. */
    public static final MovementAccount SENT = of("sent");

    /** Federal tax withheld. */
    public static final MovementAccount WITHHELD_FEDERAL = of("withheld_federal");

    /** State tax withheld. */
    public static final MovementAccount WITHHELD_STATE = of("withheld_state");

    /** Money received by the destination. */
    public static final MovementAccount RECEIVED = of("received");

    /** Money posted to the destination account. */
    public static final MovementAccount POSTED = of("posted");

    private MovementAccount(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static MovementAccount of(String value) {
      return intern(MovementAccount.class, value, MovementAccount::new);
    }
  }
}

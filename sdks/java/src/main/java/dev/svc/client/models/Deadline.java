// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/**
 * A deadline of a rollover. The 60 days of an indirect rollover apply to the participant and never end the
 * rollover automatically.
 */
public final class Deadline extends ApiObject {
  /** Creates an object from JSON. */
  public Deadline(JsonNode json) {
    super(json);
  }

  /** Purpose of a deadline. New values may be added. */
  public Type type() {
    return required("type", enumeration(Type::of));
  }

  /** Status of a deadline. Deadlines pause during a hold, except the 60 days. */
  public Status status() {
    return required("status", enumeration(Status::of));
  }

  /** Last day. Null while paused. */
  public Optional<LocalDate> dueOn() {
    return optional("dueOn", ApiObject::date);
  }

  /** Time at which the deadline passes. Null while paused. */
  public Optional<Instant> dueAt() {
    return optional("dueAt", ApiObject::instant);
  }

  /** Effect of a passed deadline. */
  public Consequence consequence() {
    return required("consequence", enumeration(Consequence::of));
  }

  /** Purpose of a deadline. New values may be added. */
  public static final class Type extends ApiEnum {
    /** Submitting the draft. */
    public static final Type DRAFT = of("draft");

    /** The participant's signature. */
    public static final Type CONSENT = of("consent");

    /** Providing documents. */
    public static final Type DOCUMENTS = of("documents");

    /** Starting the review. */
    public static final Type REVIEW_START = of("review_start");

    /** Finishing the review. */
    public static final Type REVIEW = of("review");

    /** Sending the request to the source custodian. */
    public static final Type REQUEST = of("request");

    /** Acknowledgment by the source custodian. */
    public static final Type ACKNOWLEDGEMENT = of("acknowledgement");

    /** Sending the money, by the source custodian. */
    public static final Type PROCESSING = of("processing");

    /** Arrival of the money. */
    public static final Type ARRIVAL = of("arrival");

    /** Arrival of a check that was sent to the participant first. */
    public static final Type PARTICIPANT_CHECK = of("participant_check");

    /** Posting the money, or explaining a difference. */
    public static final Type POSTING = of("posting");

    /** Releasing the hold. */
    public static final Type HOLD = of("hold");

    /** The 60 calendar days of an indirect rollover, counted from the day the participant received the money. */
    public static final Type SIXTY_DAY = of("sixty_day");

    /** Arrival of mailed documents, or of a mailed check before the last one, on the day they were expected. */
    public static final Type MAIL = of("mail");

    private Type(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Type of(String value) {
      return intern(Type.class, value, Type::new);
    }
  }

  /** Status of a deadline. Deadlines pause during a hold, except the 60 days. */
  public static final class Status extends ApiEnum {
    /** Running. */
    public static final Status RUNNING = of("running");

    /** Paused, because the rollover is on hold. */
    public static final Status PAUSED = of("paused");

    /** Passed. */
    public static final Status PASSED = of("passed");

    private Status(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Status of(String value) {
      return intern(Status.class, value, Status::new);
    }
  }

  /** Effect of a passed deadline. */
  public static final class Consequence extends ApiEnum {
    /** The rollover expires. */
    public static final Consequence EXPIRES = of("expires");

    /** An event is emitted. Nothing else happens. */
    public static final Consequence OVERDUE = of("overdue");

    private Consequence(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Consequence of(String value) {
      return intern(Consequence.class, value, Consequence::new);
    }
  }
}

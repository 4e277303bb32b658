// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.Optional;

/** A deadline that the rollover will have. */
public final class ExpectedDeadline extends ApiObject {
  /** Creates an object from JSON. */
  public ExpectedDeadline(JsonNode json) {
    super(json);
  }

  /** Machine-readable type. New values may be added. */
  public Type type() {
    return required("type", enumeration(Type::of));
  }

  /** Number of days after the step that starts the deadline. Null if another due date replaces the 60 days. */
  public Optional<Long> days() {
    return optional("days", ApiObject::integer);
  }

  /**
   * {@code calendar} days, or business days without {@code federal} holidays or {@code federal_reserve}
   * holidays.
   */
  public Count count() {
    return required("count", enumeration(Count::of));
  }

  /** Last day, {@code YYYY-MM-DD}. Null if it depends on when an earlier step ends. */
  public Optional<LocalDate> dueOn() {
    return optional("dueOn", ApiObject::date);
  }

  /** Machine-readable type. New values may be added. */
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

  /** {@code calendar} days, or business days without {@code federal} holidays or {@code federal_reserve} holidays. */
  public static final class Count extends ApiEnum {
    /** Calendar days. */
    public static final Count CALENDAR = of("calendar");

    /** Business days without federal holidays. */
    public static final Count FEDERAL = of("federal");

    /** Business days without Federal Reserve Bank holidays. */
    public static final Count FEDERAL_RESERVE = of("federal_reserve");

    private Count(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Count of(String value) {
      return intern(Count.class, value, Count::new);
    }
  }
}

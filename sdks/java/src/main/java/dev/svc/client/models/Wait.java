// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** When a step becomes overdue. */
public final class Wait extends ApiObject {
  /** Creates an object from JSON. */
  public Wait(JsonNode json) {
    super(json);
  }

  /** The setting's name. New values may be added. */
  public Name name() {
    return required("name", enumeration(Name::of));
  }

  /** Purpose of a deadline. New values may be added. */
  public Type type() {
    return required("type", enumeration(Type::of));
  }

  /** The number of days; null if the source custodian's processing time in the directory applies. */
  public Optional<Long> days() {
    return optional("days", ApiObject::integer);
  }

  /** The kind of days that are counted. */
  public Count count() {
    return required("count", enumeration(Count::of));
  }

  /** Whether {@code days} is the default. */
  public boolean isDefault() {
    return required("isDefault", ApiObject::bool);
  }

  /** The reason for the default. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** The setting's name. New values may be added. */
  public static final class Name extends ApiEnum {
    /** Submitting a draft. */
    public static final Name DRAFT = of("draft");

    /** The participant's signature. */
    public static final Name CONSENT = of("consent");

    /** Providing requested documents. */
    public static final Name DOCUMENTS = of("documents");

    /** Starting the review. */
    public static final Name REVIEW_START = of("reviewStart");

    /** Finishing the review. */
    public static final Name REVIEW = of("review");

    /** Sending the request to the source custodian. */
    public static final Name REQUEST = of("request");

    /** Acknowledgment by the source custodian. */
    public static final Name ACKNOWLEDGEMENT = of("acknowledgement");

    /** Sending the money, by the source custodian. */
    public static final Name PROCESSING = of("processing");

    /** Arrival of a check. */
    public static final Name ARRIVAL_CHECK = of("arrivalCheck");

    /** Arrival of a wire. */
    public static final Name ARRIVAL_WIRE = of("arrivalWire");

    /** Arrival of an ACH credit. */
    public static final Name ARRIVAL_ACH = of("arrivalAch");

    /** Arrival of an ACATS transfer. */
    public static final Name ARRIVAL_ACATS = of("arrivalAcats");

    /** Arrival of a book entry within one custodian. */
    public static final Name ARRIVAL_INTERNAL = of("arrivalInternal");

    /** Arrival of a check that was sent to the participant first. */
    public static final Name PARTICIPANT_CHECK = of("participantCheck");

    /** Posting the money that arrived. */
    public static final Name POSTING = of("posting");

    /** Releasing a hold. */
    public static final Name HOLD = of("hold");

    private Name(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Name of(String value) {
      return intern(Name.class, value, Name::new);
    }
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

  /** The kind of days that are counted. */
  public static final class Count extends ApiEnum {
    /** Calendar days. */
    public static final Count CALENDAR = of("calendar");

    /** Monday to Friday, except federal holidays as observed (5 U.S.C. 6103). */
    public static final Count FEDERAL = of("federal");

    /** Monday to Friday, except Federal Reserve Bank holidays. A holiday on a Saturday is not observed on Friday. */
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

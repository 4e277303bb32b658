// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** An expected step did not happen by its due date. */
public final class RolloverOverdueEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverOverdueEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.overdue}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code rollover.overdue}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
    public String rolloverId() {
      return required("rolloverId", ApiObject::text);
    }

    /** TypeID of the account: {@code acct_} followed by 26 characters. */
    public String accountId() {
      return required("accountId", ApiObject::text);
    }

    /** Your ID for the rollover. */
    public Optional<String> externalId() {
      return optional("externalId", ApiObject::text);
    }

    /** The event's number within this rollover, without gaps. */
    public long sequence() {
      return required("sequence", ApiObject::integer);
    }

    /** State of a rollover in the workflow. */
    public RolloverState state() {
      return required("state", enumeration(RolloverState::of));
    }

    /** Null for the first event. */
    public Optional<RolloverState> previousState() {
      return optional("previousState", enumeration(RolloverState::of));
    }

    /** The party that must act next. */
    public PendingOn pendingOn() {
      return required("pendingOn", enumeration(PendingOn::of));
    }

    /** The deadline that the event is about. */
    public DataDeadline deadline() {
      return required("deadline", DataDeadline::new);
    }

    /** The deadline that the event is about. */
    public static final class DataDeadline extends ApiObject {
      /** Creates an object from JSON. */
      public DataDeadline(JsonNode json) {
        super(json);
      }

      /** Purpose of a deadline. New values may be added. */
      public Type type() {
        return required("type", enumeration(Type::of));
      }

      /** Last day of the deadline. */
      public LocalDate dueOn() {
        return required("dueOn", ApiObject::date);
      }

      /** When the deadline passes. */
      public Instant dueAt() {
        return required("dueAt", ApiObject::instant);
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
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** The participant received the money. The 60-day rollover period has started. */
public final class RolloverDistributionRecordedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDistributionRecordedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.distribution_recorded}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code rollover.distribution_recorded}. */
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

    /** Details of the event: {@code transfer}. */
    public DataTransfer transfer() {
      return required("transfer", DataTransfer::new);
    }

    /** Details of the event: {@code transfer}. */
    public static final class DataTransfer extends ApiObject {
      /** Creates an object from JSON. */
      public DataTransfer(JsonNode json) {
        super(json);
      }

      /** ID of the transfer within the rollover. */
      public String id() {
        return required("id", ApiObject::text);
      }

      /** How the money was sent. */
      public Method method() {
        return required("method", enumeration(Method::of));
      }

      /** Net of withholding. */
      public BigDecimal amount() {
        return required("amount", ApiObject::decimal);
      }

      /** Recipient of the money. */
      public SentTo sentTo() {
        return required("sentTo", enumeration(SentTo::of));
      }

      /** Whether the transfer counts. */
      public Status status() {
        return required("status", enumeration(Status::of));
      }

      /** How the money was sent. */
      public static final class Method extends ApiEnum {
        /** By check. */
        public static final Method CHECK = of("check");

        /** By wire. */
        public static final Method WIRE = of("wire");

        /** Through the Automated Clearing House. */
        public static final Method ACH = of("ach");

        /** Through the Automated Customer Account Transfer Service. */
        public static final Method ACATS = of("acats");

        /** Within one custodian. */
        public static final Method INTERNAL = of("internal");

        private Method(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Method of(String value) {
          return intern(Method.class, value, Method::new);
        }
      }

      /** Recipient of the money. */
      public static final class SentTo extends ApiEnum {
        /** The destination custodian. */
        public static final SentTo DESTINATION = of("destination");

        /** The participant. */
        public static final SentTo PARTICIPANT = of("participant");

        private SentTo(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static SentTo of(String value) {
          return intern(SentTo.class, value, SentTo::new);
        }
      }

      /** Whether the transfer counts. */
      public static final class Status extends ApiEnum {
        /** It counts toward the amount sent. */
        public static final Status SENT = of("sent");

        /** It no longer counts. */
        public static final Status VOID = of("void");

        private Status(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Status of(String value) {
          return intern(Status.class, value, Status::new);
        }
      }
    }
  }
}

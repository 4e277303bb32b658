// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** The destination custodian received money. */
public final class RolloverFundsReceivedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverFundsReceivedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.funds_received}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code rollover.funds_received}. */
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

    /** Details of the event: {@code receipt}. */
    public DataReceipt receipt() {
      return required("receipt", DataReceipt::new);
    }

    /** Details of the event: {@code receipt}. */
    public static final class DataReceipt extends ApiObject {
      /** Creates an object from JSON. */
      public DataReceipt(JsonNode json) {
        super(json);
      }

      /** ID of the receipt within the rollover. */
      public String id() {
        return required("id", ApiObject::text);
      }

      /** Amount that was received. */
      public BigDecimal amount() {
        return required("amount", ApiObject::decimal);
      }

      /** Day on which the money was received. */
      public LocalDate receivedOn() {
        return required("receivedOn", ApiObject::date);
      }

      /** The transfer it belongs to; null if it could belong to several. */
      public Optional<String> transferId() {
        return optional("transferId", ApiObject::text);
      }

      /** Whether the receipt counts. */
      public Status status() {
        return required("status", enumeration(Status::of));
      }

      /** Whether the receipt counts. */
      public static final class Status extends ApiEnum {
        /** It counts toward the amount received. */
        public static final Status RECEIVED = of("received");

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

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/**
 * The operator replaced a custodian with its successor, for example after a merger. New instructions replace the
 * previous ones.
 */
public final class RolloverCustodianChangedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverCustodianChangedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.custodian_changed}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code rollover.custodian_changed}. */
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

    /** The replaced custodian and its successor. */
    public CustodianChange custodianChange() {
      return required("custodianChange", CustodianChange::new);
    }

    /** The new version of the instructions. */
    public Instructions instructions() {
      return required("instructions", Instructions::new);
    }

    /** The replaced custodian and its successor. */
    public static final class CustodianChange extends ApiObject {
      /** Creates an object from JSON. */
      public CustodianChange(JsonNode json) {
        super(json);
      }

      /** The sides with the new custodian. */
      public List<Side> sides() {
        return required("sides", list(enumeration(Side::of)));
      }

      /** ID of the previous custodian. */
      public String from() {
        return required("from", ApiObject::text);
      }

      /** ID of its successor. */
      public String to() {
        return required("to", ApiObject::text);
      }

      /** A side of the rollover. */
      public static final class Side extends ApiEnum {
        /** The custodian that sends the money. */
        public static final Side SOURCE = of("source");

        /** The custodian that receives the money. */
        public static final Side DESTINATION = of("destination");

        private Side(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Side of(String value) {
          return intern(Side.class, value, Side::new);
        }
      }
    }

    /** The new version of the instructions. */
    public static final class Instructions extends ApiObject {
      /** Creates an object from JSON. */
      public Instructions(JsonNode json) {
        super(json);
      }

      /** Version of the instructions. */
      public long version() {
        return required("version", ApiObject::integer);
      }

      /** Version that is void now. */
      public Optional<Long> replaces() {
        return optional("replaces", ApiObject::integer);
      }
    }
  }
}

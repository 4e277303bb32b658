// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** The source custodian rejected the request, and does not accept it again. */
public final class RolloverCustodianRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverCustodianRejectedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.custodian_rejected}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code rollover.custodian_rejected}. */
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

    /** Details of the event: {@code rejection}. */
    public Rejection rejection() {
      return required("rejection", Rejection::new);
    }

    /** Details of the event: {@code rejection}. */
    public static final class Rejection extends ApiObject {
      /** Creates an object from JSON. */
      public Rejection(JsonNode json) {
        super(json);
      }

      /** Machine-readable reason. New values may be added. */
      public String code() {
        return required("code", ApiObject::text);
      }

      /** Who rejected the rollover. */
      public By by() {
        return required("by", enumeration(By::of));
      }

      /** Who rejected the rollover. */
      public static final class By extends ApiEnum {
        /** Your operations. */
        public static final By OPERATIONS = of("operations");

        /** The source custodian. */
        public static final By SOURCE_CUSTODIAN = of("source_custodian");

        private By(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static By of(String value) {
          return intern(By.class, value, By::new);
        }
      }
    }
  }
}

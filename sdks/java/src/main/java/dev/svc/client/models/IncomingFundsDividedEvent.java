// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;

/**
 * A rollover no longer counts its part of divided money. The part becomes separate incoming funds, with its own event.
 */
public final class IncomingFundsDividedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public IncomingFundsDividedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code incoming_funds.divided}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code incoming_funds.divided}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the incoming funds. */
    public String incomingFundsId() {
      return required("incomingFundsId", ApiObject::text);
    }

    /** Status of the money. */
    public Status status() {
      return required("status", enumeration(Status::of));
    }

    /** The amount, such as {@code 1000.00}. */
    public String amount() {
      return required("amount", ApiObject::text);
    }

    /** The rollovers that the money is or was applied to. */
    public List<String> rolloverIds() {
      return required("rolloverIds", list(ApiObject::text));
    }

    /** Status of the money. */
    public static final class Status extends ApiEnum {
      /** It is not linked to a rollover. */
      public static final Status UNMATCHED = of("unmatched");

      /** It is in suspense. */
      public static final Status SUSPENSE = of("suspense");

      /** It was applied to rollovers. */
      public static final Status APPLIED = of("applied");

      /** It was returned to its sender. */
      public static final Status RETURNED = of("returned");

      /** The bank took it back. */
      public static final Status REVERSED = of("reversed");

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

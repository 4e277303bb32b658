// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Details of the event: {@code transfer}. */
public final class RolloverFundsReturnedEventDataTransfer extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverFundsReturnedEventDataTransfer(JsonNode json) {
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

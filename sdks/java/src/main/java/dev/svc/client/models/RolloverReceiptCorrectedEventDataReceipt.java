// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** Details of the event: {@code receipt}. */
public final class RolloverReceiptCorrectedEventDataReceipt extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverReceiptCorrectedEventDataReceipt(JsonNode json) {
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

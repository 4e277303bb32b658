// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
  public ReceiptStatus status() {
    return required("status", enumeration(ReceiptStatus::of));
  }
}

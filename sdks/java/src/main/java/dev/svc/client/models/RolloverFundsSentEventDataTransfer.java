// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Details of the event: {@code transfer}. */
public final class RolloverFundsSentEventDataTransfer extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverFundsSentEventDataTransfer(JsonNode json) {
    super(json);
  }

  /** ID of the transfer within the rollover. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** How the money was sent. */
  public DeliveryMethod method() {
    return required("method", enumeration(DeliveryMethod::of));
  }

  /** Net of withholding. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Recipient of the money. */
  public FundsRecipient sentTo() {
    return required("sentTo", enumeration(FundsRecipient::of));
  }

  /** Whether the transfer counts. */
  public TransferStatus status() {
    return required("status", enumeration(TransferStatus::of));
  }
}

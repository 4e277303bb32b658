// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** The part of a ledger movement that is on a form. */
public final class TaxFormMovement extends ApiObject {
  /** Creates an object from JSON. */
  public TaxFormMovement(JsonNode json) {
    super(json);
  }

  /** ID in the rollover's ledger. Null if the ledger does not list the movement. */
  public Optional<String> id() {
    return optional("id", ApiObject::text);
  }

  /** The rollover amount that the movement changes. New values may be added. */
  public TaxFormMovementAccount account() {
    return required("account", enumeration(TaxFormMovementAccount::of));
  }

  /** The transfer. Null for receipts. */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** The receipt. Null for transfers. */
  public Optional<String> receiptId() {
    return optional("receiptId", ApiObject::text);
  }

  /** Part of the movement that is on this form, with the value of assets in kind. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }
}

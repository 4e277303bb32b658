// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** The ledger of a rollover's money. */
public final class Ledger extends ApiObject {
  /** Creates an object from JSON. */
  public Ledger(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code ledger}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** All movements, in the order in which they were recorded. */
  public List<Movement> movements() {
    return required("movements", list(Movement::new));
  }

  /** Returns {@code totals}. */
  public LedgerTotals totals() {
    return required("totals", LedgerTotals::new);
  }

  /** Void payments that were not reissued. Their money is in no total. */
  public List<UnreplacedPayment> unreplacedPayments() {
    return required("unreplacedPayments", list(UnreplacedPayment::new));
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Amount paid to the participant and not rolled over. */
public final class PaidToParticipant extends ApiObject {
  /** Creates an object from JSON. */
  public PaidToParticipant(JsonNode json) {
    super(json);
  }

  /** Total paid to the participant. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Kinds of money paid to the participant. The pre-tax part is income, and the plan withholds 20% of it. */
  public List<SourceAmount> moneySources() {
    return required("moneySources", list(SourceAmount::new));
  }

  /** The recorded payment. Null until {@code recordCashPayment} records it. */
  public Optional<CashPayment> payment() {
    return optional("payment", CashPayment::new);
  }
}

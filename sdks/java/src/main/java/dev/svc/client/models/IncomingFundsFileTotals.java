// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** Sums and counts of a bank file. */
public final class IncomingFundsFileTotals extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsFileTotals(JsonNode json) {
    super(json);
  }

  /** Sum of the credits. Each credit is recorded as incoming funds. */
  public BigDecimal credits() {
    return required("credits", ApiObject::decimal);
  }

  /** Sum of the debits. */
  public BigDecimal debits() {
    return required("debits", ApiObject::decimal);
  }

  /** Number of entries. */
  public long entries() {
    return required("entries", ApiObject::integer);
  }

  /** The file's own sum of the credits. Null if it has none. */
  public Optional<BigDecimal> controlCredits() {
    return optional("controlCredits", ApiObject::decimal);
  }

  /** The file's own sum of the debits. Null if it has none. */
  public Optional<BigDecimal> controlDebits() {
    return optional("controlDebits", ApiObject::decimal);
  }

  /** Number of credits that were recorded. */
  public long arrivals() {
    return required("arrivals", ApiObject::integer);
  }

  /** Number of credits whose bank reference was already recorded. */
  public long suspectedDuplicates() {
    return required("suspectedDuplicates", ApiObject::integer);
  }
}

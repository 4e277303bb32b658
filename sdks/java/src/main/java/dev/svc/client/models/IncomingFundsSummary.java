// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Money that arrived in a range of days, by status. */
public final class IncomingFundsSummary extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsSummary(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code incoming_funds_summary}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** First day of the period. */
  public String from() {
    return required("from", ApiObject::text);
  }

  /** Last day of the period, inclusive. */
  public String to() {
    return required("to", ApiObject::text);
  }

  /** Returns {@code total}. */
  public IncomingFundsTotals total() {
    return required("total", IncomingFundsTotals::new);
  }

  /** Each day with arrivals, oldest first. */
  public List<IncomingFundsDay> days() {
    return required("days", list(IncomingFundsDay::new));
  }

  /** Each bank file with arrivals on these days. The sums cover the whole file. */
  public List<IncomingFundsFileSums> files() {
    return required("files", list(IncomingFundsFileSums::new));
  }

  /** All money that is in suspense now, whenever it arrived. */
  public IncomingFundsSuspenseAges suspense() {
    return required("suspense", IncomingFundsSuspenseAges::new);
  }
}

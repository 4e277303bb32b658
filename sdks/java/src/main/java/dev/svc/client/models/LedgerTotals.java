// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Sums of the movements. They equal the rollover's {@code amounts}. */
public final class LedgerTotals extends ApiObject {
  /** Creates an object from JSON. */
  public LedgerTotals(JsonNode json) {
    super(json);
  }

  /** Money sent, net of withholding. */
  public BigDecimal sent() {
    return required("sent", ApiObject::decimal);
  }

  /** Federal tax withheld. */
  public BigDecimal withheldFederal() {
    return required("withheldFederal", ApiObject::decimal);
  }

  /** State tax withheld. */
  public BigDecimal withheldState() {
    return required("withheldState", ApiObject::decimal);
  }

  /** Sum that the destination custodian received. */
  public BigDecimal received() {
    return required("received", ApiObject::decimal);
  }

  /** Sum posted to the destination account. */
  public BigDecimal posted() {
    return required("posted", ApiObject::decimal);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** Money that moved: totals of valid transfers and receipts. {@code amount} is what was requested. */
public final class RolloverAmounts extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverAmounts(JsonNode json) {
    super(json);
  }

  /** Amount sent, net of withholding. */
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

  /** Amount sent plus amounts withheld. */
  public BigDecimal gross() {
    return required("gross", ApiObject::decimal);
  }

  /** Amount that was received. */
  public BigDecimal received() {
    return required("received", ApiObject::decimal);
  }

  /**
   * Amount credited by the destination custodian. Null until it is posted. For sums, use {@code postedTotal},
   * which is never null.
   */
  public Optional<BigDecimal> posted() {
    return optional("posted", ApiObject::decimal);
  }

  /** Amount credited by the destination custodian. {@code 0.00} until it is posted. */
  public BigDecimal postedTotal() {
    return required("postedTotal", ApiObject::decimal);
  }
}

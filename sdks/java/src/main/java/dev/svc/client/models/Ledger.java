// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
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

  /** Sums of the movements. They equal the rollover's {@code amounts}. */
  public Totals totals() {
    return required("totals", Totals::new);
  }

  /** Sums of the movements. They equal the rollover's {@code amounts}. */
  public static final class Totals extends ApiObject {
    /** Creates an object from JSON. */
    public Totals(JsonNode json) {
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
}

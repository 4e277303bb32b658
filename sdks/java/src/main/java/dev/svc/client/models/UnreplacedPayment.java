// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** A void payment that was not reissued. */
public final class UnreplacedPayment extends ApiObject {
  /** Creates an object from JSON. */
  public UnreplacedPayment(JsonNode json) {
    super(json);
  }

  /** The void transfer. */
  public String transferId() {
    return required("transferId", ApiObject::text);
  }

  /** Amount of the payment, net of withholding. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }

  /** Federal tax withheld from it. */
  public BigDecimal withheldFederal() {
    return required("withheldFederal", ApiObject::decimal);
  }

  /** State tax withheld from it. */
  public BigDecimal withheldState() {
    return required("withheldState", ApiObject::decimal);
  }

  /** Code of the reason, such as {@code stale}. Null if there is none. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** Date on which it was returned or voided. Null if unknown. */
  public Optional<LocalDate> voidedOn() {
    return optional("voidedOn", ApiObject::date);
  }

  /**
   * True for a check to the participant that was never cashed: it stays on the Form 1099-R of its year, with its
   * withholding (Rev. Rul. 2019-19, Rev. Rul. 2025-15). False if the money is not reported on any form until it
   * is sent again.
   */
  public boolean isReported() {
    return required("isReported", ApiObject::bool);
  }
}

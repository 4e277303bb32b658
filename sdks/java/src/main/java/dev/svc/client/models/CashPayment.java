// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;

/** The payment of a distribution's cash part. It has its own Form 1099-R. */
public final class CashPayment extends ApiObject {
  /** Creates an object from JSON. */
  public CashPayment(JsonNode json) {
    super(json);
  }

  /** Date of the payment. */
  public LocalDate paidOn() {
    return required("paidOn", ApiObject::date);
  }

  /** Amount withheld for federal tax. */
  public BigDecimal withheldFederal() {
    return required("withheldFederal", ApiObject::decimal);
  }

  /** Amount withheld for state tax. */
  public BigDecimal withheldState() {
    return required("withheldState", ApiObject::decimal);
  }

  /** State whose tax was withheld. Null if unknown. */
  public Optional<String> stateCode() {
    return optional("stateCode", ApiObject::text);
  }

  /** Returns {@code taxTreatment}. */
  public TaxTreatment taxTreatment() {
    return required("taxTreatment", TaxTreatment::new);
  }
}

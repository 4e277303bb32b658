// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;

/** Part of a payment from one kind of money. */
public final class SourceAmount extends ApiObject {
  /** Creates an object from JSON. */
  public SourceAmount(JsonNode json) {
    super(json);
  }

  /** Kind of money. */
  public MoneySourceKind kind() {
    return required("kind", enumeration(MoneySourceKind::of));
  }

  /** Part of the payment from this kind of money, before withholding. */
  public BigDecimal amount() {
    return required("amount", ApiObject::decimal);
  }
}

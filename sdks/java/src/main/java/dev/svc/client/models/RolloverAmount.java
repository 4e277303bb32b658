// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** Amount to roll over. */
public final class RolloverAmount extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverAmount(JsonNode json) {
    super(json);
  }

  /** All of an account or part of it. */
  public AmountKind kind() {
    return required("kind", enumeration(AmountKind::of));
  }

  /** Requested amount. Null for a full rollover. */
  public Optional<BigDecimal> requested() {
    return optional("requested", ApiObject::decimal);
  }

  /** The currency: always {@code USD}. */
  public String currency() {
    return required("currency", ApiObject::text);
  }
}

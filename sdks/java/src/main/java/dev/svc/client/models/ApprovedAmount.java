// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** The requested amount. */
public final class ApprovedAmount extends ApiObject {
  /** Creates an object from JSON. */
  public ApprovedAmount(JsonNode json) {
    super(json);
  }

  /** {@code full} or {@code partial}. New values may be added. */
  public String kind() {
    return required("kind", ApiObject::text);
  }

  /** The amount of a partial rollover. */
  public Optional<String> requested() {
    return optional("requested", ApiObject::text);
  }

  /** Currency of the amount: {@code USD}. */
  public String currency() {
    return required("currency", ApiObject::text);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** A state, or counties of it. */
public final class DisasterArea extends ApiObject {
  /** Creates an object from JSON. */
  public DisasterArea(JsonNode json) {
    super(json);
  }

  /** Two-letter USPS abbreviation of the state or territory. */
  public String state() {
    return required("state", ApiObject::text);
  }

  /** Counties. Null for the whole state. */
  public Optional<List<String>> counties() {
    return optional("counties", list(ApiObject::text));
  }
}

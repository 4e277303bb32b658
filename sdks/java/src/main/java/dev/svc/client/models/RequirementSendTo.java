// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Where to send a request. */
public final class RequirementSendTo extends ApiObject {
  /** Creates an object from JSON. */
  public RequirementSendTo(JsonNode json) {
    super(json);
  }

  /** Mailing address, one line per item. */
  public List<String> address() {
    return required("address", list(ApiObject::text));
  }

  /** Fax number for requests. */
  public Optional<String> fax() {
    return optional("fax", ApiObject::text);
  }

  /** Email address for requests. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** URL of the web portal for requests. */
  public Optional<String> portal() {
    return optional("portal", ApiObject::text);
  }
}

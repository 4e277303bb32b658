// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Whom to contact about the plan. */
public final class PlanContact extends ApiObject {
  /** Creates an object from JSON. */
  public PlanContact(JsonNode json) {
    super(json);
  }

  /** Name of the person or department. */
  public Optional<String> name() {
    return optional("name", ApiObject::text);
  }

  /** Telephone number of the contact. */
  public Optional<String> phone() {
    return optional("phone", ApiObject::text);
  }

  /** Email address of the contact. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** Mailing address, one line per item. */
  public List<String> address() {
    return required("address", list(ApiObject::text));
  }
}

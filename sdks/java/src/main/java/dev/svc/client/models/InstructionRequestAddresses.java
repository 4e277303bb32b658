// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Where the source custodian accepts requests. Null if unknown. */
public final class InstructionRequestAddresses extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionRequestAddresses(JsonNode json) {
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

  /** Email address of the contact. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** Website for requests. */
  public Optional<String> portal() {
    return optional("portal", ApiObject::text);
  }
}

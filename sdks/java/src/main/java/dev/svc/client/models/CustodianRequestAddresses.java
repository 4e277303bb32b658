// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Where to send a distribution request to this custodian. */
public final class CustodianRequestAddresses extends ApiObject {
  /** Creates an object from JSON. */
  public CustodianRequestAddresses(JsonNode json) {
    super(json);
  }

  /** The mailing address, one line per entry. */
  public List<String> address() {
    return required("address", list(ApiObject::text));
  }

  /** The fax number. */
  public Optional<String> fax() {
    return optional("fax", ApiObject::text);
  }

  /** The email address. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** The URL of the web portal. */
  public Optional<String> portal() {
    return optional("portal", ApiObject::text);
  }
}

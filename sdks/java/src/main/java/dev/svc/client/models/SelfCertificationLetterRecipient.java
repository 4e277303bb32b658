// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** The receiving custodian, which gets the certification. */
public final class SelfCertificationLetterRecipient extends ApiObject {
  /** Creates an object from JSON. */
  public SelfCertificationLetterRecipient(JsonNode json) {
    super(json);
  }

  /** The destination custodian's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** The custodian's mailing address for checks, one line per item. Empty if the directory has none. */
  public List<String> address() {
    return required("address", list(ApiObject::text));
  }

  /** Full account number at the destination. */
  public String accountNumber() {
    return required("accountNumber", ApiObject::text);
  }
}

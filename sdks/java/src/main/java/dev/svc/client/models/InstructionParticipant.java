// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** The person whose money is moved. */
public final class InstructionParticipant extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionParticipant(JsonNode json) {
    super(json);
  }

  /** The participant's name, from the account. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Mailing address, one line per item. Empty if unknown. */
  public List<String> address() {
    return required("address", list(ApiObject::text));
  }
}

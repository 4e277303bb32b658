// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** One page of a list. All codes. */
public final class NigoReasonPage extends ApiObject {
  /** Creates an object from JSON. */
  public NigoReasonPage(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code list}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** All codes, in a fixed order. */
  public List<NigoReason> data() {
    return required("data", list(NigoReason::new));
  }
}

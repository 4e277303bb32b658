// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** The object {@code RolloversActionsResponse}. */
public final class RolloversActionsResponse extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversActionsResponse(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code list}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The actions that are possible now. */
  public List<AvailableAction> data() {
    return required("data", list(AvailableAction::new));
  }
}

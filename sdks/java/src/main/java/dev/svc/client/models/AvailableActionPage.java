// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** One page of a list. Actions that this credential can perform now, given valid parameters. */
public final class AvailableActionPage extends ApiObject {
  /** Creates an object from JSON. */
  public AvailableActionPage(JsonNode json) {
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

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** One page of a list. The recorded items. */
public final class RecordNigoItemsResponse extends ApiObject {
  /** Creates an object from JSON. */
  public RecordNigoItemsResponse(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code list}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The recorded items. */
  public List<NigoItem> data() {
    return required("data", list(NigoItem::new));
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** One page of a list. One page of rollovers. */
public final class RolloverPage extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverPage(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code list}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The items of this page. */
  public List<Rollover> data() {
    return required("data", list(Rollover::new));
  }

  /** True if there are more items after this page. */
  public boolean hasMore() {
    return required("hasMore", ApiObject::bool);
  }

  /** Send it as {@code cursor} to get the next page. Null on the last page, except in lists that you can poll. */
  public Optional<String> nextCursor() {
    return optional("nextCursor", ApiObject::text);
  }
}

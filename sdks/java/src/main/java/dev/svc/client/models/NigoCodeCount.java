// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Number of NIGO items with a code. */
public final class NigoCodeCount extends ApiObject {
  /** Creates an object from JSON. */
  public NigoCodeCount(JsonNode json) {
    super(json);
  }

  /** Reason why a request is not in good order (NIGO). New values may be added. */
  public NigoCode code() {
    return required("code", enumeration(NigoCode::of));
  }

  /** Number of items. */
  public long items() {
    return required("items", ApiObject::integer);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Number of NIGO items of a plan. */
public final class NigoPlanCount extends ApiObject {
  /** Creates an object from JSON. */
  public NigoPlanCount(JsonNode json) {
    super(json);
  }

  /** TypeID of the custodian: {@code cus_} followed by 26 characters. */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** Name of the source plan. */
  public String planName() {
    return required("planName", ApiObject::text);
  }

  /** Number of items. */
  public long items() {
    return required("items", ApiObject::integer);
  }
}

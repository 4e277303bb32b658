// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** The replaced custodian and its successor. */
public final class RolloverCustodianChangedEventDataCustodianChange extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverCustodianChangedEventDataCustodianChange(JsonNode json) {
    super(json);
  }

  /** The sides with the new custodian. */
  public List<RolloverCustodianChangedEventDataCustodianChangeSide> sides() {
    return required("sides", list(enumeration(RolloverCustodianChangedEventDataCustodianChangeSide::of)));
  }

  /** ID of the previous custodian. */
  public String from() {
    return required("from", ApiObject::text);
  }

  /** ID of its successor. */
  public String to() {
    return required("to", ApiObject::text);
  }
}

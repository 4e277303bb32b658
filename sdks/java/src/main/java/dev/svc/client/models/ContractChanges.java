// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** When each operation, event type and field was added. */
public final class ContractChanges extends ApiObject {
  /** Creates an object from JSON. */
  public ContractChanges(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code contract_changes}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The version of this deployment, as in {@code /openapi.json}. */
  public String version() {
    return required("version", ApiObject::text);
  }

  /** The changes of each release, oldest first, then unreleased changes, then deprecations. */
  public List<ContractChange> changes() {
    return required("changes", list(ContractChange::new));
  }
}

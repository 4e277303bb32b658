// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A document to enclose. */
public final class RequiredEnclosure extends ApiObject {
  /** Creates an object from JSON. */
  public RequiredEnclosure(JsonNode json) {
    super(json);
  }

  /** Description of the document. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** Your requirement set. Null if the directory lists the document. */
  public Optional<String> requirementSetId() {
    return optional("requirementSetId", ApiObject::text);
  }

  /** True if the requirement set has expired. */
  public boolean isUnconfirmed() {
    return required("isUnconfirmed", ApiObject::bool);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** The person who decided, or the requester who withdrew; null until then. */
public final class ApprovalWithdrawnEventDataDecidedBy extends ApiObject {
  /** Creates an object from JSON. */
  public ApprovalWithdrawnEventDataDecidedBy(JsonNode json) {
    super(json);
  }

  /** The kind of actor, such as {@code member} or {@code api_key}. */
  public String type() {
    return required("type", ApiObject::text);
  }

  /** ID of the member or API key. Null for the service. */
  public Optional<String> id() {
    return optional("id", ApiObject::text);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The endpoint was deleted. A request already being sent may still arrive. */
public final class DeleteWebhookEndpointResponse extends ApiObject {
  /** Creates an object from JSON. */
  public DeleteWebhookEndpointResponse(JsonNode json) {
    super(json);
  }

  /** ID of the deleted endpoint. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code webhook_endpoint}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** Always true: the endpoint was deleted. */
  public boolean deleted() {
    return required("deleted", ApiObject::bool);
  }
}

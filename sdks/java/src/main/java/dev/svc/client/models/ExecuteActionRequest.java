// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The body of {@code POST /v1/rollovers/{id}/actions}. */
public interface ExecuteActionRequest {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static ExecuteActionRequest of(JsonNode json) {
    return new Other(json);
  }

  /** An alternative that this version of the client does not know. */
  final class Other extends ApiObject implements ExecuteActionRequest {
    private Other(JsonNode json) {
      super(json);
    }
  }
}

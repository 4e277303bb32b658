// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** One of several objects. */
public interface RolloversActBody {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static RolloversActBody of(JsonNode json) {
    return new Other(json);
  }

  /** Another alternative. */
  final class Other extends ApiObject implements RolloversActBody {
    private Other(JsonNode json) {
      super(json);
    }
  }
}

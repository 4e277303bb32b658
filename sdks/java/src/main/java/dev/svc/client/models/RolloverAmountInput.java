// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** All of the account or part of it. */
public interface RolloverAmountInput {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static RolloverAmountInput of(JsonNode json) {
    return new Other(json);
  }

  /** An alternative that this version of the client does not know. */
  final class Other extends ApiObject implements RolloverAmountInput {
    private Other(JsonNode json) {
      super(json);
    }
  }
}

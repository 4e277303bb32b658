// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** One form per line. If the connection closes early, the file is incomplete. */
public interface ExportFiledFormsResponse {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static ExportFiledFormsResponse of(JsonNode json) {
    return new Other(json);
  }

  /** An alternative that this version of the client does not know. */
  final class Other extends ApiObject implements ExportFiledFormsResponse {
    private Other(JsonNode json) {
      super(json);
    }
  }
}

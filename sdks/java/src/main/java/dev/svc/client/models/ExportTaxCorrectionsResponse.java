// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/**
 * One correction per line. Empty if no form has changed. If the connection closes early, the file is incomplete.
 */
public interface ExportTaxCorrectionsResponse {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static ExportTaxCorrectionsResponse of(JsonNode json) {
    return new Other(json);
  }

  /** An alternative that this version of the client does not know. */
  final class Other extends ApiObject implements ExportTaxCorrectionsResponse {
    private Other(JsonNode json) {
      super(json);
    }
  }
}

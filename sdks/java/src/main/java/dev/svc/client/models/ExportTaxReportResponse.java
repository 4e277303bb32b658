// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** One form per line. If the connection closes early, the report is incomplete. */
public interface ExportTaxReportResponse {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static ExportTaxReportResponse of(JsonNode json) {
    return new Other(json);
  }

  /** An alternative that this version of the client does not know. */
  final class Other extends ApiObject implements ExportTaxReportResponse {
    private Other(JsonNode json) {
      super(json);
    }
  }
}

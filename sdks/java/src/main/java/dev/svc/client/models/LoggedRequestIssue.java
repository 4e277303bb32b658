// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Invalid input of a logged request, without its value. */
public final class LoggedRequestIssue extends ApiObject {
  /** Creates an object from JSON. */
  public LoggedRequestIssue(JsonNode json) {
    super(json);
  }

  /**
   * A JSON Pointer into the body ({@code #/source/accountType}) or a query parameter ({@code ?limit}). Names
   * that the API does not use can be masked: {@code *}.
   */
  public String location() {
    return required("location", ApiObject::text);
  }

  /** Description of the issue. */
  public LoggedRequestIssueReason reason() {
    return required("reason", enumeration(LoggedRequestIssueReason::of));
  }
}

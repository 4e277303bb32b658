// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** One item of the list. All issues of the input. Empty for other errors. */
public final class ProblemError extends ApiObject {
  /** Creates an object from JSON. */
  public ProblemError(JsonNode json) {
    super(json);
  }

  /** The location in the body: an RFC 6901 JSON Pointer as a URI fragment. */
  public Optional<String> pointer() {
    return optional("pointer", ApiObject::text);
  }

  /** The name of the query parameter. */
  public Optional<String> parameter() {
    return optional("parameter", ApiObject::text);
  }

  /** What is wrong with this field or parameter. */
  public String detail() {
    return required("detail", ApiObject::text);
  }
}

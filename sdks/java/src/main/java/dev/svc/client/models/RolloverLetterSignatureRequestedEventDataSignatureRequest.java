// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** The request for an external signature. */
public final class RolloverLetterSignatureRequestedEventDataSignatureRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverLetterSignatureRequestedEventDataSignatureRequest(JsonNode json) {
    super(json);
  }

  /** Number of the request, to return with the result. */
  public long number() {
    return required("number", ApiObject::integer);
  }

  /** The webhook endpoint of the provider. Ignore other endpoints' requests. */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** The result. Null for a new request. */
  public Optional<LetterSignatureResultResult> result() {
    return optional("result", enumeration(LetterSignatureResultResult::of));
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Evidence of the change, if given. */
public final class NameChangeEvidence extends ApiObject {
  /** Creates an object from JSON. */
  public NameChangeEvidence(JsonNode json) {
    super(json);
  }

  /** A document of one of the participant's rollovers. */
  public Optional<String> documentId() {
    return optional("documentId", ApiObject::text);
  }

  /** The document in words. */
  public Optional<String> description() {
    return optional("description", ApiObject::text);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The result was recorded, now or earlier. */
public final class LetterSignatureResult extends ApiObject {
  /** Creates an object from JSON. */
  public LetterSignatureResult(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code letter_signature_result}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the letter. */
  public String letterId() {
    return required("letterId", ApiObject::text);
  }

  /** Number of the request. */
  public long request() {
    return required("request", ApiObject::integer);
  }

  /** The recorded result. */
  public LetterSignatureResultResult result() {
    return required("result", enumeration(LetterSignatureResultResult::of));
  }
}

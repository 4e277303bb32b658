// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** Wording of a kind of letter. */
public final class LetterText extends ApiObject {
  /** Creates an object from JSON. */
  public LetterText(JsonNode json) {
    super(json);
  }

  /** Kind of letter. New values may be added. */
  public WordedLetterKind kind() {
    return required("kind", enumeration(WordedLetterKind::of));
  }

  /** The paragraphs, with placeholders. */
  public List<String> paragraphs() {
    return required("paragraphs", list(ApiObject::text));
  }

  /** True if the organization did not change the wording. */
  public boolean isDefault() {
    return required("isDefault", ApiObject::bool);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An organization's letterhead and wording of letters. */
public final class LetterTemplates extends ApiObject {
  /** Creates an object from JSON. */
  public LetterTemplates(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code letter_templates}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /**
   * The version, which increases with every change. 0 for the defaults. Each letter stores the version that it
   * uses.
   */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** Name in the letterhead. Null uses the organization's name. */
  public Optional<String> name() {
    return optional("name", ApiObject::text);
  }

  /** Mailing address in the letterhead, one line per item. */
  public List<String> address() {
    return required("address", list(ApiObject::text));
  }

  /** Phone number in the letterhead. */
  public Optional<String> phone() {
    return optional("phone", ApiObject::text);
  }

  /** Email address in the letterhead. */
  public Optional<String> email() {
    return optional("email", ApiObject::text);
  }

  /** Logo in the letterhead: a PNG image in base64. */
  public Optional<String> logo() {
    return optional("logo", ApiObject::text);
  }

  /** Name under the signature line. */
  public Optional<String> signatoryName() {
    return optional("signatoryName", ApiObject::text);
  }

  /** Title under the signature line. */
  public Optional<String> signatoryTitle() {
    return optional("signatoryTitle", ApiObject::text);
  }

  /** Wording of the kinds of letters whose wording can be changed. */
  public List<LetterText> texts() {
    return required("texts", list(LetterText::new));
  }

  /** The placeholders that paragraphs can contain. */
  public List<LetterPlaceholder> placeholders() {
    return required("placeholders", list(LetterPlaceholder::new));
  }

  /** Time of the last change. Null if never changed. */
  public Optional<Instant> updatedAt() {
    return optional("updatedAt", ApiObject::instant);
  }
}

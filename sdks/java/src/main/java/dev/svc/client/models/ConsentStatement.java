// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A statement that the participant agreed to by checking its box. */
public final class ConsentStatement extends ApiObject {
  /** Creates an object from JSON. */
  public ConsentStatement(JsonNode json) {
    super(json);
  }

  /** Whose statement it is: the service's or your own. */
  public StatementKind kind() {
    return required("kind", enumeration(StatementKind::of));
  }

  /** The statement ID: one from the service's catalog, or your own. */
  public String statement() {
    return required("statement", ApiObject::text);
  }

  /** The version of the statement that was shown. */
  public String version() {
    return required("version", ApiObject::text);
  }

  /** The language in which the statement was shown, as a BCP 47 tag. */
  public String language() {
    return required("language", ApiObject::text);
  }

  /**
   * The exact text that was shown. It came from a browser, so never render it as HTML. Null after the account is
   * erased, unless the text is from the catalog.
   */
  public Optional<String> text() {
    return optional("text", ApiObject::text);
  }

  /** The URL of the full text; null if the full text was shown. */
  public Optional<String> url() {
    return optional("url", ApiObject::text);
  }

  /** Whether your page showed a text that differs from the catalog's text in that language. */
  public boolean isAltered() {
    return required("isAltered", ApiObject::bool);
  }
}

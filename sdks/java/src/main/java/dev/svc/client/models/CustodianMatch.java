// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Why the search matched; null without a search. */
public final class CustodianMatch extends ApiObject {
  /** Creates an object from JSON. */
  public CustodianMatch(JsonNode json) {
    super(json);
  }

  /** How the matching name relates to the custodian. New values may be added. */
  public CustodianMatchKind kind() {
    return required("kind", enumeration(CustodianMatchKind::of));
  }

  /** The matching name, as written in the directory. */
  public String text() {
    return required("text", ApiObject::text);
  }

  /** A sentence for participants, in English; null if the directory has none. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }
}

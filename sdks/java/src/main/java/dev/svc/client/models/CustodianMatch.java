// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Why the search matched; null without a search. */
public final class CustodianMatch extends ApiObject {
  /** Creates an object from JSON. */
  public CustodianMatch(JsonNode json) {
    super(json);
  }

  /** How the matching name relates to the custodian. New values may be added. */
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
  }

  /** The matching name, as written in the directory. */
  public String text() {
    return required("text", ApiObject::text);
  }

  /** A sentence for participants, in English; null if the directory has none. */
  public Optional<String> note() {
    return optional("note", ApiObject::text);
  }

  /** How the matching name relates to the custodian. New values may be added. */
  public static final class Kind extends ApiEnum {
    /** Its current name. */
    public static final Kind NAME = of("name");

    /** Another current name. */
    public static final Kind ALIAS = of("alias");

    /** A former name. */
    public static final Kind FORMER_NAME = of("former_name");

    /** A company whose accounts it acquired. */
    public static final Kind ACQUIRED = of("acquired");

    private Kind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Kind of(String value) {
      return intern(Kind.class, value, Kind::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** A federally declared disaster for which the IRS postpones deadlines (IRC §7508A). */
public final class DisasterDeclaration extends ApiObject {
  /** Creates an object from JSON. */
  public DisasterDeclaration(JsonNode json) {
    super(json);
  }

  /** Number of the declaration or of the IRS announcement. Use it as {@code disasterDeclaration}. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code disaster_declaration}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** Version. Each change of the declaration adds one. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** Name of the disaster. */
  public String title() {
    return required("title", ApiObject::text);
  }

  /** Areas whose residents the IRS treats as affected. */
  public List<DisasterArea> areas() {
    return required("areas", list(DisasterArea::new));
  }

  /** First day of the postponement period. */
  public LocalDate startsOn() {
    return required("startsOn", ApiObject::date);
  }

  /** Day to which the IRS postpones deadlines that fall into the period. */
  public LocalDate postponedUntil() {
    return required("postponedUntil", ApiObject::date);
  }

  /** Announcement that states these facts. */
  public String source() {
    return required("source", ApiObject::text);
  }

  /** When the operator loaded this version. */
  public Instant loadedAt() {
    return required("loadedAt", ApiObject::instant);
  }
}

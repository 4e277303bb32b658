// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** An earlier name of a participant. */
public final class FormerName extends ApiObject {
  /** Creates an object from JSON. */
  public FormerName(JsonNode json) {
    super(json);
  }

  /** The earlier given name. */
  public Optional<String> firstName() {
    return optional("firstName", ApiObject::text);
  }

  /** The earlier family name. */
  public Optional<String> lastName() {
    return optional("lastName", ApiObject::text);
  }

  /** Why this name was replaced. */
  public Reason reason() {
    return required("reason", enumeration(Reason::of));
  }

  /** Returns {@code effectiveOn}. */
  public Optional<LocalDate> effectiveOn() {
    return optional("effectiveOn", ApiObject::date);
  }

  /** Returns {@code evidence}. */
  public Optional<NameChangeEvidence> evidence() {
    return optional("evidence", NameChangeEvidence::new);
  }

  /** When the account got the next name. */
  public Instant replacedAt() {
    return required("replacedAt", ApiObject::instant);
  }

  /** Why this name was replaced. */
  public static final class Reason extends ApiEnum {
    /** The participant married. */
    public static final Reason MARRIAGE = of("marriage");

    /** The participant divorced. */
    public static final Reason DIVORCE = of("divorce");

    /** A court ordered the change. */
    public static final Reason COURT_ORDER = of("court_order");

    /** The name was wrong. */
    public static final Reason CORRECTION = of("correction");

    private Reason(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Reason of(String value) {
      return intern(Reason.class, value, Reason::new);
    }
  }
}

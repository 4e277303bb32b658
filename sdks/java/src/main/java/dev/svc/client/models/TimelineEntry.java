// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** An entry in a rollover's timeline. */
public final class TimelineEntry extends ApiObject {
  /** Creates an object from JSON. */
  public TimelineEntry(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code timeline_entry}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** Position in the timeline, counted from 1 without gaps. */
  public long sequence() {
    return required("sequence", ApiObject::integer);
  }

  /** Type of the event for this entry. */
  public String type() {
    return required("type", ApiObject::text);
  }

  /** Time of the entry. */
  public Instant at() {
    return required("at", ApiObject::instant);
  }

  /** Returns {@code actor}. */
  public Actor actor() {
    return required("actor", Actor::new);
  }

  /** Requester of an action that {@code actor} confirmed. Null if no second person was needed. */
  public Optional<Requester> requestedBy() {
    return optional("requestedBy", Requester::new);
  }

  /** The action. Null if the entry records none, for example a creation, an update or a note. */
  public Optional<String> action() {
    return optional("action", ApiObject::text);
  }

  /** State before the entry. Null for the creation. */
  public Optional<RolloverState> fromState() {
    return optional("fromState", enumeration(RolloverState::of));
  }

  /** State after the entry. */
  public RolloverState toState() {
    return required("toState", enumeration(RolloverState::of));
  }

  /** Reason, if given. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** Other details of the entry, depending on its action. */
  public Map<String, JsonNode> data() {
    return required("data", map(ApiObject::any));
  }

  /** Seal of the previous entry. */
  public String prevHash() {
    return required("prevHash", ApiObject::text);
  }

  /** Seal of this entry and, through {@code prevHash}, of all entries before it. */
  public String hash() {
    return required("hash", ApiObject::text);
  }
}

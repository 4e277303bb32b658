// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** A rollover's state and who must act next. */
public final class RolloverStanding extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverStanding(JsonNode json) {
    super(json);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code rollover_state}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** Returns {@code state}. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** Returns {@code status}. */
  public RolloverStatus status() {
    return required("status", enumeration(RolloverStatus::of));
  }

  /** Returns {@code pendingOn}. */
  public PendingOn pendingOn() {
    return required("pendingOn", enumeration(PendingOn::of));
  }

  /** Actions that this credential can perform now, given valid parameters. */
  public List<AvailableActionAction> availableActions() {
    return required("availableActions", list(enumeration(AvailableActionAction::of)));
  }

  /** The rollover's deadlines. */
  public List<Deadline> deadlines() {
    return required("deadlines", list(Deadline::new));
  }

  /** Counts changes. {@code ETag} is derived from it, and {@code ifVersion} is compared with it. */
  public long version() {
    return required("version", ApiObject::integer);
  }
}

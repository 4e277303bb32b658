// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An action that one person requests and another confirms. */
public final class Approval extends ApiObject {
  /** Creates an object from JSON. */
  public Approval(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code apr_} and 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code approval}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The requested action. New values may be added. */
  public ApprovalAction action() {
    return required("action", enumeration(ApprovalAction::of));
  }

  /** The rollover of the approval; null if it is not about a rollover. */
  public Optional<String> rolloverId() {
    return optional("rolloverId", ApiObject::text);
  }

  /**
   * The rollover's version at the time of the request. The facts the approval covers must not change until it is
   * confirmed.
   */
  public Optional<Long> rolloverVersion() {
    return optional("rolloverVersion", ApiObject::integer);
  }

  /** The parameters of the request; null after the participant was erased. */
  public Optional<Map<String, JsonNode>> params() {
    return optional("params", map(ApiObject::any));
  }

  /** The state of an approval. New values may be added. */
  public ApprovalState state() {
    return required("state", enumeration(ApprovalState::of));
  }

  /** The member or API key that requested the action. */
  public Actor requestedBy() {
    return required("requestedBy", Actor::new);
  }

  /**
   * Whether you or one of your keys made the request. If so, another person must decide, and you can withdraw
   * it.
   */
  public boolean isOwn() {
    return required("isOwn", ApiObject::bool);
  }

  /** When it was requested. */
  public Instant requestedAt() {
    return required("requestedAt", ApiObject::instant);
  }

  /** When the approval expires. It must be decided and executed before then. */
  public Instant expiresAt() {
    return required("expiresAt", ApiObject::instant);
  }

  /** The person who decided or withdrew it; null until then. */
  public Optional<Actor> decidedBy() {
    return optional("decidedBy", Actor::new);
  }

  /** When it was decided or withdrawn; null until then. */
  public Optional<Instant> decidedAt() {
    return optional("decidedAt", ApiObject::instant);
  }

  /** The reason for declining, if one was given. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** When the approved action was first executed. */
  public Optional<Instant> usedAt() {
    return optional("usedAt", ApiObject::instant);
  }

  /** The rollover now; null if the approval is not about a rollover. */
  public Optional<ApprovedRollover> rollover() {
    return optional("rollover", ApprovedRollover::new);
  }

  /**
   * The facts that changed after the request, such as {@code participant.lastName} or {@code destination.wire}.
   * Empty once the approval is executed or has ended. If any fact changed, confirming returns {@code
   * approval_outdated}.
   */
  public List<String> changes() {
    return required("changes", list(ApiObject::text));
  }

  /**
   * The facts in {@code changes}, with their values. Account numbers are masked. The participant's values are
   * null without {@code accounts:read}.
   */
  public List<ChangedFact> changedFacts() {
    return required("changedFacts", list(ChangedFact::new));
  }

  /**
   * The members who can confirm or decline the approval; empty once it is decided. Null without {@code
   * members:read}.
   */
  public Optional<List<Approver>> approvers() {
    return optional("approvers", list(Approver::new));
  }

  /** Why you cannot confirm or decline it; null if you can. */
  public Optional<CannotDecide> cannotDecide() {
    return optional("cannotDecide", enumeration(CannotDecide::of));
  }
}

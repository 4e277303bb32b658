// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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
  public Action action() {
    return required("action", enumeration(Action::of));
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
  public State state() {
    return required("state", enumeration(State::of));
  }

  /** Who requested the action. */
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
   * The same facts with their values. Account numbers are masked. The participant's values are null without
   * {@code accounts:read}.
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

  /** The requested action. New values may be added. */
  public static final class Action extends ApiEnum {
    /** Approving a rollover after its review. */
    public static final Action APPROVE = of("approve");

    /** Sending a rollover to its source custodian. */
    public static final Action SEND_TO_CUSTODIAN = of("send_to_custodian");

    /** Accepting an amount that differs from the expected one. */
    public static final Action RESOLVE_MISMATCH = of("resolve_mismatch");

    /** Completing a rollover. */
    public static final Action COMPLETE = of("complete");

    /** Viewing full account numbers: instructions, certifications and document files. */
    public static final Action REVEAL = of("reveal");

    /** Creating an API key in live, rotating one in the portal, or extending one. */
    public static final Action CREATE_LIVE_KEY = of("create_live_key");

    /** Rotating an API key in live. The new key is shown to the person who rotates it. */
    public static final Action ROTATE_LIVE_KEY = of("rotate_live_key");

    /** Extending an API key in live: more addresses, a later expiration, or a higher rate limit. */
    public static final Action CHANGE_LIVE_KEY = of("change_live_key");

    /** Requiring a second person for fewer actions. */
    public static final Action RELAX_SECOND_PERSON = of("relax_second_person");

    private Action(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Action of(String value) {
      return intern(Action.class, value, Action::new);
    }
  }

  /** The state of an approval. New values may be added. */
  public static final class State extends ApiEnum {
    /** The approval waits for a second person. */
    public static final State PENDING = of("pending");

    /** A second person confirmed it. The requester can execute it until it expires. */
    public static final State CONFIRMED = of("confirmed");

    /** A second person declined it. */
    public static final State DECLINED = of("declined");

    /** The requester withdrew it or replaced it with a new request. */
    public static final State WITHDRAWN = of("withdrawn");

    /** It expired before it was decided or executed. */
    public static final State EXPIRED = of("expired");

    /** It was confirmed and executed. */
    public static final State DONE = of("done");

    private State(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static State of(String value) {
      return intern(State.class, value, State::new);
    }
  }

  /** Why you cannot decide an approval. New values may be added. */
  public static final class CannotDecide extends ApiEnum {
    /** The approval is no longer pending. */
    public static final CannotDecide ENDED = of("ended");

    /** You use an API key. Only a signed-in person can decide. */
    public static final CannotDecide API_KEY = of("api_key");

    /** Your role does not allow the action. */
    public static final CannotDecide ROLE = of("role");

    /** You requested it. */
    public static final CannotDecide REQUESTER = of("requester");

    /** You created or rotated the API key that requested it. */
    public static final CannotDecide KEY_OWNER = of("key_owner");

    /** The requester invited you or raised your role within the last 72 hours. */
    public static final CannotDecide RECENTLY_INVITED = of("recently_invited");

    private CannotDecide(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static CannotDecide of(String value) {
      return intern(CannotDecide.class, value, CannotDecide::new);
    }
  }
}

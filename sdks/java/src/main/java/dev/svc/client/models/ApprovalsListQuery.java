// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Query parameters. */
public final class ApprovalsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public ApprovalsListQuery(JsonNode json) {
    super(json);
  }

  /** Page size, from 1 to 100. */
  public Optional<Long> limit() {
    return optional("limit", ApiObject::integer);
  }

  /** {@code nextCursor} of the previous page. */
  public Optional<String> cursor() {
    return optional("cursor", ApiObject::text);
  }

  /**
   * {@code summary} omits {@code params}, {@code rollover}, {@code changes}, {@code changedFacts}, {@code
   * approvers}. {@code full} returns all members. Default: {@code full}.
   */
  public Optional<View> view() {
    return optional("view", enumeration(View::of));
  }

  /** The state of an approval. New values may be added. */
  public Optional<State> state() {
    return optional("state", enumeration(State::of));
  }

  /** The requested action. New values may be added. */
  public Optional<Action> action() {
    return optional("action", enumeration(Action::of));
  }

  /** Only approvals of this rollover. */
  public Optional<String> rolloverId() {
    return optional("rolloverId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ApprovalsListQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Page size, from 1 to 100. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** {@code nextCursor} of the previous page. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /**
     * {@code summary} omits {@code params}, {@code rollover}, {@code changes}, {@code changedFacts}, {@code
     * approvers}. {@code full} returns all members. Default: {@code full}.
     */
    public Builder view(View value) {
      return set("view", value);
    }

    /** The state of an approval. New values may be added. */
    public Builder state(State value) {
      return set("state", value);
    }

    /** The requested action. New values may be added. */
    public Builder action(Action value) {
      return set("action", value);
    }

    /** Only approvals of this rollover. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /** Returns the object. */
    public ApprovalsListQuery build() {
      return new ApprovalsListQuery(members());
    }
  }

  /**
   * {@code summary} omits {@code params}, {@code rollover}, {@code changes}, {@code changedFacts}, {@code
   * approvers}. {@code full} returns all members. Default: {@code full}.
   */
  public static final class View extends ApiEnum {
    /** All members. */
    public static final View FULL = of("full");

    /** Without the long texts and nested objects that are of use only for single items. */
    public static final View SUMMARY = of("summary");

    private View(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static View of(String value) {
      return intern(View.class, value, View::new);
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
}

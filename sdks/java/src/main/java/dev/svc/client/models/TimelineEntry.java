// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
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

  /** The person or system that acted. */
  public Actor actor() {
    return required("actor", Actor::new);
  }

  /** Requester of an action that {@code actor} confirmed. Null if no second person was needed. */
  public Optional<RequestedBy> requestedBy() {
    return optional("requestedBy", RequestedBy::new);
  }

  /** The action. Null for a creation, an update or a reminder. */
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

  /** The person or system that acted. */
  public static final class Actor extends ApiObject {
    /** Creates an object from JSON. */
    public Actor(JsonNode json) {
      super(json);
    }

    /** Kind of actor. New values may be added. */
    public Type type() {
      return required("type", enumeration(Type::of));
    }

    /** The actor's ID, if it has one. */
    public Optional<String> id() {
      return optional("id", ApiObject::text);
    }

    /** Kind of actor. New values may be added. */
    public static final class Type extends ApiEnum {
      /** A server with an API key. */
      public static final Type API_KEY = of("api_key");

      /** A browser with a session token. */
      public static final Type SESSION = of("session");

      /** A signed-in portal user. */
      public static final Type MEMBER = of("member");

      /** The operator of this service. */
      public static final Type OPERATOR = of("operator");

      /** A timer. */
      public static final Type TIMER = of("timer");

      /** A sandbox custodian, which acts automatically. */
      public static final Type CUSTODIAN = of("custodian");

      private Type(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Type of(String value) {
        return intern(Type.class, value, Type::new);
      }
    }
  }

  /** Requester of an action that a second person confirmed. */
  public static final class RequestedBy extends ApiObject {
    /** Creates an object from JSON. */
    public RequestedBy(JsonNode json) {
      super(json);
    }

    /** Kind of actor. New values may be added. */
    public Type type() {
      return required("type", enumeration(Type::of));
    }

    /** The actor's ID, if it has one. */
    public Optional<String> id() {
      return optional("id", ApiObject::text);
    }

    /** ID of the approval request. */
    public String approvalId() {
      return required("approvalId", ApiObject::text);
    }

    /** Kind of actor. New values may be added. */
    public static final class Type extends ApiEnum {
      /** A server with an API key. */
      public static final Type API_KEY = of("api_key");

      /** A browser with a session token. */
      public static final Type SESSION = of("session");

      /** A signed-in portal user. */
      public static final Type MEMBER = of("member");

      /** The operator of this service. */
      public static final Type OPERATOR = of("operator");

      /** A timer. */
      public static final Type TIMER = of("timer");

      /** A sandbox custodian, which acts automatically. */
      public static final Type CUSTODIAN = of("custodian");

      private Type(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Type of(String value) {
        return intern(Type.class, value, Type::new);
      }
    }
  }
}

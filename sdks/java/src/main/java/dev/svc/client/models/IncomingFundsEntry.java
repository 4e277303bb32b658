// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** A change of incoming funds. */
public final class IncomingFundsEntry extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsEntry(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code incoming_funds_entry}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the incoming funds: {@code inf_} followed by 26 characters. */
  public String incomingFundsId() {
    return required("incomingFundsId", ApiObject::text);
  }

  /** Position in the history, counted from 1: the version after the change. */
  public long sequence() {
    return required("sequence", ApiObject::integer);
  }

  /** Kind of the change, such as {@code recorded} or {@code applied}. New values may be added. */
  public String type() {
    return required("type", ApiObject::text);
  }

  /** Time of the change. */
  public Instant at() {
    return required("at", ApiObject::instant);
  }

  /** The person or system that acted. */
  public Actor actor() {
    return required("actor", Actor::new);
  }

  /** Details of the change. */
  public Map<String, JsonNode> data() {
    return required("data", map(ApiObject::any));
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
}

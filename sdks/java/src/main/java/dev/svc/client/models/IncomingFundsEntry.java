// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Map;

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

  /** Returns {@code actor}. */
  public Actor actor() {
    return required("actor", Actor::new);
  }

  /** Details of the change. */
  public Map<String, JsonNode> data() {
    return required("data", map(ApiObject::any));
  }
}

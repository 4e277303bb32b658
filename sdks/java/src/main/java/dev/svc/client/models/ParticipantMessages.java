// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** Messages to participants about their rollovers. They contain no personal data. */
public final class ParticipantMessages extends ApiObject {
  /** Creates an object from JSON. */
  public ParticipantMessages(JsonNode json) {
    super(json);
  }

  /** Whether participants receive an email at each step. */
  public boolean email() {
    return required("email", ApiObject::bool);
  }

  /** Whether participants receive a text message at each step. */
  public boolean sms() {
    return required("sms", ApiObject::bool);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** An employer's plan was recorded. */
public final class PlanCreatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanCreatedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code plan.created}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code plan.created}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the plan. */
    public String planId() {
      return required("planId", ApiObject::text);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** An employer's plan was updated. */
public final class PlanUpdatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public PlanUpdatedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code plan.updated}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code plan.updated}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the plan. */
    public String planId() {
      return required("planId", ApiObject::text);
    }

    /** The changed fields. */
    public List<String> fields() {
      return required("fields", list(ApiObject::text));
    }
  }
}

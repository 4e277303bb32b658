// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** One page of a list. The new deliveries, waiting to be sent. Empty if no enabled endpoint receives this type. */
public final class WebhookDeliveryPage extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookDeliveryPage(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code list}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The new deliveries, one for each endpoint. */
  public List<WebhookDelivery> data() {
    return required("data", list(WebhookDelivery::new));
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;

/** The secrets, current one first. */
public final class WebhookSecrets extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookSecrets(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code webhook_secrets}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the webhook endpoint: {@code whe_} followed by 26 characters. */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** Current secret first. */
  public List<WebhookSecret> secrets() {
    return required("secrets", list(WebhookSecret::new));
  }
}

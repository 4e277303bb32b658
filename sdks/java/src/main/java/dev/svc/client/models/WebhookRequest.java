// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The request of an attempt. */
public final class WebhookRequest extends ApiObject {
  /** Creates an object from JSON. */
  public WebhookRequest(JsonNode json) {
    super(json);
  }

  /** The URL the request was sent to. Its query is masked: {@code ?***}. */
  public String url() {
    return required("url", ApiObject::text);
  }

  /** Returns {@code headers}. */
  public WebhookRequestHeaders headers() {
    return required("headers", WebhookRequestHeaders::new);
  }

  /** The exact body that was sent. */
  public String body() {
    return required("body", ApiObject::text);
  }
}

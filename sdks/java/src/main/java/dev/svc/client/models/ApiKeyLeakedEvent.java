// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/**
 * A key was reported as leaked. An active {@code sk} or {@code ak} key is revoked at once, which also sends
 * {@code api_key.revoked}.
 */
public final class ApiKeyLeakedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApiKeyLeakedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code api_key.leaked}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code api_key.leaked}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the API key: {@code key_} followed by 26 characters. */
    public String keyId() {
      return required("keyId", ApiObject::text);
    }

    /** The reporter's name for the place where the key was found, such as {@code commit} or {@code gist_content}. */
    public Optional<String> source() {
      return optional("source", ApiObject::text);
    }

    /** The URL of the page, if the report was signed. */
    public Optional<String> url() {
      return optional("url", ApiObject::text);
    }
  }
}

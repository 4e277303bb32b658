// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** Details of the event. The fields depend on the event type, here {@code api_key.leaked}. */
public final class ApiKeyLeakedEventData extends ApiObject {
  /** Creates an object from JSON. */
  public ApiKeyLeakedEventData(JsonNode json) {
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

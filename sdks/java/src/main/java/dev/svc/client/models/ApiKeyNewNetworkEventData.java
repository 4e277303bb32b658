// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;

/** Details of the event. The fields depend on the event type, here {@code api_key.new_network}. */
public final class ApiKeyNewNetworkEventData extends ApiObject {
  /** Creates an object from JSON. */
  public ApiKeyNewNetworkEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the API key: {@code key_} followed by 26 characters. */
  public String keyId() {
    return required("keyId", ApiObject::text);
  }

  /** The first ten networks: /24 for IPv4 addresses, /48 for IPv6. */
  public List<String> networks() {
    return required("networks", list(ApiObject::text));
  }

  /** The total number of new networks. */
  public long count() {
    return required("count", ApiObject::integer);
  }

  /** When the key was first used from one of these networks. */
  public Instant firstSeenAt() {
    return required("firstSeenAt", ApiObject::instant);
  }
}

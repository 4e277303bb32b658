// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** Details of the event. The fields depend on the event type, here {@code api_key.refusals_growing}. */
public final class ApiKeyRefusalsGrowingEventData extends ApiObject {
  /** Creates an object from JSON. */
  public ApiKeyRefusalsGrowingEventData(JsonNode json) {
    super(json);
  }

  /** TypeID of the API key: {@code key_} followed by 26 characters. */
  public String keyId() {
    return required("keyId", ApiObject::text);
  }

  /** The start of the hour. */
  public Instant hour() {
    return required("hour", ApiObject::instant);
  }

  /** Rejected uses in this hour so far. */
  public long refused() {
    return required("refused", ApiObject::integer);
  }

  /** The average number of rejected uses per hour in the last seven days. */
  public double usual() {
    return required("usual", ApiObject::number);
  }

  /** The error code of the last rejected use. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }
}

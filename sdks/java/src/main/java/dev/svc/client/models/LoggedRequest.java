// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A request of the last seven days. It contains no client input: {@code route} is the pattern of the path. */
public final class LoggedRequest extends ApiObject {
  /** Creates an object from JSON. */
  public LoggedRequest(JsonNode json) {
    super(json);
  }

  /** The request ID, also in {@code X-Request-Id} and in the {@code requestId} of an error. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code request}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** When the response was sent. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** The service that handled the request. */
  public LoggedRequestService service() {
    return required("service", enumeration(LoggedRequestService::of));
  }

  /** The HTTP method. */
  public String method() {
    return required("method", ApiObject::text);
  }

  /** The path pattern; null if no route matched. */
  public Optional<String> route() {
    return optional("route", ApiObject::text);
  }

  /** The HTTP status; 499 if the client disconnected first. */
  public long status() {
    return required("status", ApiObject::integer);
  }

  /** The error code. */
  public Optional<String> code() {
    return optional("code", ApiObject::text);
  }

  /** The API key of the request or of its session. */
  public Optional<String> keyId() {
    return optional("keyId", ApiObject::text);
  }

  /** The signed-in member. */
  public Optional<String> memberId() {
    return optional("memberId", ApiObject::text);
  }

  /** The duration in milliseconds. */
  public long durationMs() {
    return required("durationMs", ApiObject::integer);
  }
}

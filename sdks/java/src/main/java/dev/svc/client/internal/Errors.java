package dev.svc.client.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.svc.client.ApiException;
import dev.svc.client.Attempts;
import dev.svc.client.errors.ErrorClasses;
import dev.svc.client.models.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.time.Instant;

/** Creates exceptions from error responses. */
final class Errors {
  private Errors() {}

  static ApiException read(HttpResponse<InputStream> response, Attempts attempts) throws IOException {
    int status = response.statusCode();
    ObjectNode problem = Json.object()
        .put("type", "about:blank")
        .put("title", "HTTP " + status)
        .put("status", status)
        .put("detail", "The server returned " + status + ".")
        .put("instance", "")
        .put("code", "http_" + status)
        .put("requestId", response.headers().firstValue("X-Request-Id").orElse(""));
    problem.putArray("errors");
    byte[] body;
    try (InputStream stream = response.body()) {
      body = stream.readAllBytes();
    }
    JsonNode parsed = parse(body);
    // Other members keep their default if they are malformed, for example in the response of a proxy.
    parsed.fields().forEachRemaining(member -> {
      JsonNode fallback = problem.get(member.getKey());
      if (fallback == null || fallback.getNodeType() == member.getValue().getNodeType())
        problem.set(member.getKey(), member.getValue());
    });
    String code = problem.get("code").textValue();
    String retryAfter = response.headers().firstValue("Retry-After").orElse(null);
    return ErrorClasses.create(
        code,
        new ApiException.Refusal(
            new Problem(problem), RetryPolicy.readRetryAfter(retryAfter, Instant.now()), attempts));
  }

  private static JsonNode parse(byte[] body) {
    try {
      return Json.parse(body);
    } catch (IOException error) {
      return Json.object();
    }
  }
}

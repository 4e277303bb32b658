package dev.svc.client.internal;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;

/** Builds HTTP requests. For the client only. */
public final class Requests {
  private final String baseUrl;
  private final Consumer<HttpRequest.Builder> authorize;

  /**
   * Creates a builder of requests.
   *
   * @param authorize adds the key. A function, so that printing the client or its members cannot show the key.
   */
  public Requests(String baseUrl, Consumer<HttpRequest.Builder> authorize) {
    this.baseUrl = baseUrl;
    this.authorize = authorize;
  }

  HttpRequest build(Call call, String idempotencyKey) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(baseUrl + call.path + encodeQuery(call)))
        .header("Accept", call.accept + ", application/problem+json")
        .header("User-Agent", Transport.USER_AGENT);
    // Without TLS, HTTP/2 starts with an upgrade, which some proxies refuse.
    if (baseUrl.startsWith("http:")) request.version(HttpClient.Version.HTTP_1_1);
    if (idempotencyKey != null) request.header("Idempotency-Key", idempotencyKey);
    call.options.ifVersion().ifPresent(version -> request.header("If-Match", "\"" + version + "\""));
    authorize.accept(request);
    return request.method(call.method, encodeBody(call, request)).build();
  }

  private static BodyPublisher encodeBody(Call call, HttpRequest.Builder request) {
    if (call.file != null) {
      String boundary = UUID.randomUUID().toString();
      request.header("Content-Type", "multipart/form-data; boundary=" + boundary);
      return encodeForm(call, boundary);
    }
    if (call.body == null) return BodyPublishers.noBody();
    request.header("Content-Type", "application/json");
    return BodyPublishers.ofString(Json.write(Json.encode(call.body)));
  }

  /** Encodes a form (RFC 7578). The file comes last, because the API reads the fields first. */
  private static BodyPublisher encodeForm(Call call, String boundary) {
    StringBuilder head = new StringBuilder();
    Json.encode(call.body).fields().forEachRemaining(field ->
        head.append("--").append(boundary)
            .append("\r\nContent-Disposition: form-data; name=\"").append(escape(field.getKey()))
            .append("\"\r\n\r\n").append(field.getValue().asText()).append("\r\n"));
    head.append("--").append(boundary)
        .append("\r\nContent-Disposition: form-data; name=\"file\"; filename=\"").append(escape(call.file.name()))
        .append("\"\r\nContent-Type: ").append(call.file.mediaType()).append("\r\n\r\n");
    return BodyPublishers.concat(
        BodyPublishers.ofString(head.toString()),
        call.file.content(),
        BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));
  }

  private static String escape(String text) {
    return text.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String encodeQuery(Call call) {
    List<String> pairs = new ArrayList<>();
    if (call.query != null)
      call.query.toJsonNode().fields().forEachRemaining(parameter -> {
        boolean isReplaced = call.cursor != null && parameter.getKey().equals("cursor");
        JsonNode value = parameter.getValue();
        for (JsonNode item : value.isArray() ? value : List.of(value))
          if (!isReplaced && !item.isNull()) pairs.add(encodePair(parameter.getKey(), item.asText()));
      });
    if (call.cursor != null) pairs.add(encodePair("cursor", call.cursor));
    return pairs.isEmpty() ? "" : "?" + String.join("&", pairs);
  }

  private static String encodePair(String name, String value) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8) + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
  }
}

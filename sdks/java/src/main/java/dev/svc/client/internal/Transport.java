package dev.svc.client.internal;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiConnectionException;
import dev.svc.client.ApiException;
import dev.svc.client.ApiResponse;
import dev.svc.client.ApiTimeoutException;
import dev.svc.client.Attempts;
import dev.svc.client.CallInterruptedException;
import dev.svc.client.ClientException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Sends calls, retries them, and throws typed exceptions. For the client only. */
public final class Transport {
  /** Sent with each request. */
  public static final String USER_AGENT = "svc-client-java/0.1.0";

  private final HttpClient http;
  private final Requests requests;
  private final Duration timeout;
  private final int maxRetries;

  /** Creates a transport. */
  public Transport(HttpClient http, Requests requests, Duration timeout, int maxRetries) {
    this.http = http;
    this.requests = requests;
    this.timeout = timeout;
    this.maxRetries = maxRetries;
  }

  /** Sends a call and returns its JSON response. */
  public JsonNode json(Call call) {
    return send(call, response -> {
      try (InputStream body = response.body()) {
        return Json.parse(body.readAllBytes());
      }
    }, info -> BodySubscribers.mapping(BodySubscribers.ofByteArray(), ByteArrayInputStream::new));
  }

  /** Sends a call and returns its response with an unread body. */
  public ApiResponse raw(Call call) {
    return send(call, response -> new ApiResponse(response.body(), response.headers()), info ->
        isSuccessful(info.statusCode())
            ? BodySubscribers.ofInputStream()
            : BodySubscribers.mapping(BodySubscribers.ofByteArray(), ByteArrayInputStream::new));
  }

  private interface Reader<T> {
    T read(HttpResponse<InputStream> response) throws IOException;
  }

  private <T> T send(Call call, Reader<T> reader, BodyHandler<InputStream> handler) {
    String key = call.method.equals("GET")
        ? null
        : call.options.idempotencyKey().orElseGet(() -> UUID.randomUUID().toString());
    Duration limit = call.options.timeout().orElse(timeout);
    HttpRequest request = requests.build(call, key);
    int max = call.options.maxRetries().orElse(maxRetries);
    long start = System.nanoTime();
    for (int attempt = 1; ; attempt++) {
      Attempts attempts = new Attempts(attempt, key);
      ClientException failure;
      try {
        HttpResponse<InputStream> response = sendOnce(request, handler, limit);
        if (isSuccessful(response.statusCode())) return reader.read(response);
        failure = Errors.read(response, attempts);
      } catch (TimeoutException | HttpTimeoutException error) {
        failure = new ApiTimeoutException("No response within " + limit.toMillis() + " ms.", error, attempts);
      } catch (IOException error) {
        failure = new ApiConnectionException("Cannot reach the API, or the connection was lost.", error, attempts);
      } catch (InterruptedException error) {
        throw interrupted(error, attempts);
      }
      Duration delay = delayBeforeRetry(failure, attempt, Duration.ofNanos(System.nanoTime() - start), max);
      if (delay == null) throw failure;
      try {
        Thread.sleep(delay.toMillis());
      } catch (InterruptedException error) {
        throw interrupted(error, attempts);
      }
    }
  }

  private HttpResponse<InputStream> sendOnce(HttpRequest request, BodyHandler<InputStream> handler, Duration limit)
      throws IOException, InterruptedException, TimeoutException {
    // The request's own timeout would end with the headers, so a slow body could take forever.
    CompletableFuture<HttpResponse<InputStream>> future = http.sendAsync(request, handler);
    try {
      return future.get(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (ExecutionException error) {
      if (error.getCause() instanceof IOException cause) throw cause;
      throw new IOException(error.getCause());
    } catch (InterruptedException | TimeoutException error) {
      future.cancel(true);
      throw error;
    }
  }

  /** Returns null if the call must not be retried. */
  private static Duration delayBeforeRetry(ClientException failure, int failed, Duration elapsed, int maxRetries) {
    String code = null;
    Duration retryAfter = null;
    if (failure instanceof ApiException refusal) {
      code = refusal.code().equals("http_" + refusal.status()) ? null : refusal.code();
      retryAfter = refusal.retryAfter().orElse(null);
      if (!RetryPolicy.isRetryable(refusal.status(), code)) return null;
    }
    if (!RetryPolicy.canRetry(code, failed, elapsed, maxRetries)) return null;
    return RetryPolicy.delay(failed, retryAfter, ThreadLocalRandom.current().nextDouble());
  }

  private static CallInterruptedException interrupted(InterruptedException error, Attempts attempts) {
    Thread.currentThread().interrupt();
    return new CallInterruptedException(error, attempts);
  }

  private static boolean isSuccessful(int status) {
    return status >= 200 && status < 300;
  }
}

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** A server whose responses a test chooses. The last one repeats. */
final class ScriptedServer implements AutoCloseable {
  /** Sends a response. */
  interface Step {
    void respond(HttpExchange exchange) throws IOException;
  }

  /** A received request. */
  record Received(String method, String url, com.sun.net.httpserver.Headers headers, String body) {}

  private final HttpServer server;
  private final ExecutorService executor = Executors.newCachedThreadPool();
  private final AtomicInteger position = new AtomicInteger();
  private final List<Received> received = Collections.synchronizedList(new ArrayList<>());
  private volatile List<Step> steps = List.of();

  ScriptedServer() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(executor);
    server.createContext("/", exchange -> {
      String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      String url = exchange.getRequestURI().toString();
      received.add(new Received(exchange.getRequestMethod(), url, exchange.getRequestHeaders(), body));
      try (exchange) {
        steps.get(Math.min(position.getAndIncrement(), steps.size() - 1)).respond(exchange);
      }
    });
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  List<Received> received() {
    return received;
  }

  void play(Step... script) {
    steps = List.of(script);
    position.set(0);
    received.clear();
  }

  /** Returns a step that sends a response. Headers alternate names and values. */
  static Step answer(int status, String body, String... headers) {
    return exchange -> {
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      for (int index = 0; index < headers.length; index += 2)
        exchange.getResponseHeaders().set(headers[index], headers[index + 1]);
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
      exchange.getResponseBody().write(bytes);
    };
  }

  static Step refuse(int status, String code, String... headers) {
    String problem = "{\"type\":\"/errors/x\",\"title\":\"refused\",\"status\":" + status
        + ",\"detail\":\"for the test\",\"instance\":\"/v1/x\",\"code\":\"" + code
        + "\",\"requestId\":\"req_1\",\"errors\":[{\"pointer\":\"#/a\",\"detail\":\"wrong\"}],\"more\":[1]}";
    return answer(status, problem, headers);
  }

  /** Returns a step that announces more bytes than it sends. */
  static Step cut(String body) {
    return exchange -> {
      exchange.sendResponseHeaders(200, body.length() + 10);
      exchange.getResponseBody().write(body.getBytes(StandardCharsets.UTF_8));
      exchange.getResponseBody().flush();
    };
  }

  /** Returns a step that sends the start of a response, and then nothing for a minute. */
  static Step stall(String body) {
    return exchange -> {
      exchange.sendResponseHeaders(200, body.length() + 10);
      exchange.getResponseBody().write(body.getBytes(StandardCharsets.UTF_8));
      exchange.getResponseBody().flush();
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException error) {
        Thread.currentThread().interrupt();
      }
    };
  }

  @Override
  public void close() {
    server.stop(0);
    executor.shutdownNow();
  }
}

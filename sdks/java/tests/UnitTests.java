import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import dev.svc.client.ApiConnectionException;
import dev.svc.client.ApiException;
import dev.svc.client.ApiResponse;
import dev.svc.client.ApiTimeoutException;
import dev.svc.client.CallInterruptedException;
import dev.svc.client.CallOptions;
import dev.svc.client.ChangeOptions;
import dev.svc.client.ClientException;
import dev.svc.client.RolloverClient;
import dev.svc.client.UploadFile;
import dev.svc.client.WriteOptions;
import dev.svc.client.errors.IdentityLockedException;
import dev.svc.client.errors.OverloadedException;
import dev.svc.client.errors.RateLimitedException;
import dev.svc.client.models.Account;
import dev.svc.client.models.AccountInput;
import dev.svc.client.models.AccountPatch;
import dev.svc.client.models.DocumentType;
import dev.svc.client.models.Rollover;
import dev.svc.client.models.RolloverAmountInputPartial;
import dev.svc.client.models.RolloverPatch;
import dev.svc.client.models.RolloverState;
import dev.svc.client.models.RolloversGetQuery;
import dev.svc.client.models.RolloversListQuery;
import dev.svc.client.models.UploadDocumentRequest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Tests what test-plan.yaml does not reach. Prints a line for each test. */
public final class UnitTests {
  private static final String KEY = "svc_test_ak_" + "Ab1".repeat(16) + "z";
  private static final String ROLLOVER = "{\"id\":\"rol_1\",\"state\":\"draft\"}";
  private static final AccountInput BODY = AccountInput.builder().firstName("Ada").build();

  private final ScriptedServer server;
  private final RolloverClient client;

  private UnitTests(ScriptedServer server) {
    this.server = server;
    client = RolloverClient.create(KEY, server.url() + "/");
  }

  interface Test {
    void run() throws Exception;
  }

  public static void main(String[] args) throws Exception {
    try (ScriptedServer server = new ScriptedServer()) {
      UnitTests tests = new UnitTests(server);
      test("retries with the same key and body", tests::retries);
      test("stops at the limit of retries", tests::stopsAtLimit);
      test("does not retry other errors", tests::doesNotRetry);
      test("does not follow redirects", tests::doesNotFollowRedirects);
      test("reads errors with unknown codes or without JSON", tests::readsUnknownErrors);
      test("times out, also in the body", tests::timesOut);
      test("ends when the thread is interrupted", tests::endsWhenInterrupted);
      test("reports a cut export", tests::reportsCutExport);
      test("keeps unknown members and values", tests::keepsUnknown);
      test("reads members that are missing or of another type", UnitTests::readsMissing);
      test("builds bodies", UnitTests::buildsBodies);
      test("sends headers and encodes paths and queries", tests::encodes);
      test("streams a file to upload", tests::uploads);
      test("loads pages on demand", tests::loadsPages);
      test("does not show the key", tests::hidesKey);
      test("rejects invalid settings", UnitTests::rejectsSettings);
    }
    RetryTests.main(args);
    WebhookTests.main(args);
  }

  static void test(String name, Test test) throws Exception {
    test.run();
    System.out.println("ok " + name);
  }

  private void retries() {
    List<ScriptedServer.Step> steps = List.of(
        ScriptedServer.refuse(500, "internal_error"),
        ScriptedServer.refuse(503, "overloaded", "Retry-After", "0"),
        ScriptedServer.refuse(429, "rate_limited", "Retry-After", "0"),
        ScriptedServer.refuse(409, "idempotency_in_progress", "Retry-After", "0"),
        ScriptedServer.answer(502, "<html>bad gateway"),
        HttpExchange::close,
        ScriptedServer.cut("{\"account\":"),
        ScriptedServer.answer(200, "not JSON"));
    for (ScriptedServer.Step step : steps) {
      server.play(step, ScriptedServer.answer(201, "{\"account\":{\"id\":\"acct_1\"},\"created\":true}"));
      check(client.accounts().createOrRetrieve(BODY).account().id(), "acct_1");
      check(server.received().size(), 2);
      check(readKey(0).length(), 36);
      check(readKey(0), readKey(1));
      check(server.received().get(0).body(), server.received().get(1).body());
    }
    String first = readKey(0);
    client.accounts().createOrRetrieve(BODY);
    check(first.equals(readKey(2)), false);
    client.accounts().createOrRetrieve(BODY, WriteOptions.builder().idempotencyKey("transfer-9").build());
    check(readKey(3), "transfer-9");
  }

  private void stopsAtLimit() {
    server.play(ScriptedServer.refuse(503, "overloaded"));
    WriteOptions options = WriteOptions.builder().maxRetries(1).idempotencyKey("k").build();
    OverloadedException error =
        catchThrown(OverloadedException.class, () -> client.accounts().createOrRetrieve(BODY, options));
    check(error.attempts(), 2);
    check(error.idempotencyKey(), Optional.of("k"));
    check(server.received().size(), 2);
  }

  private void doesNotRetry() {
    List<ScriptedServer.Step> steps = List.of(
        ScriptedServer.refuse(422, "validation_failed"),
        ScriptedServer.refuse(409, "identity_locked", "Retry-After", "86400"),
        ScriptedServer.refuse(429, "rate_limited", "Retry-After", "61"),
        ScriptedServer.refuse(503, "something_new"));
    for (ScriptedServer.Step step : steps) {
      server.play(step);
      ApiException error = catchThrown(ApiException.class, () -> client.rollovers().get("rol_1"));
      check(error.attempts(), 1);
      check(error.idempotencyKey(), Optional.empty());
      check(server.received().size(), 1);
    }
    server.play(ScriptedServer.refuse(409, "identity_locked"));
    catchThrown(IdentityLockedException.class, () -> client.rollovers().get("rol_1"));
  }

  private void doesNotFollowRedirects() {
    server.play(ScriptedServer.answer(302, "", "Location", server.url() + "/other"));
    HttpClient.Builder following = HttpClient.newBuilder().followRedirects(Redirect.ALWAYS);
    RolloverClient other =
        RolloverClient.builder().apiKey(KEY).baseUrl(server.url()).httpClient(following).build();
    for (RolloverClient one : List.of(client, other)) {
      server.play(ScriptedServer.answer(302, "", "Location", server.url() + "/other"));
      check(catchThrown(ApiException.class, () -> one.rollovers().get("rol_1")).code(), "http_302");
      catchThrown(ApiException.class, () -> one.rollovers().export());
      check(server.received().size(), 2);
    }
  }

  private void readsUnknownErrors() {
    server.play(ScriptedServer.refuse(418, "something_new"));
    ApiException unknown = catchThrown(ApiException.class, () -> client.rollovers().get("rol_1"));
    check(unknown.getClass(), ApiException.class);
    check(unknown.code(), "something_new");
    check(unknown.errors().get(0).pointer(), Optional.of("#/a"));
    check(unknown.problem().member("more").get(0).intValue(), 1);
    String[] bodies = {"<html>", "", "[]", "null", "{\"code\":7,\"status\":\"x\",\"errors\":{}}", "{\"code\":"};
    for (String body : bodies) {
      server.play(ScriptedServer.answer(404, body, "X-Request-Id", "req_2"));
      ApiException error = catchThrown(ApiException.class, () -> client.rollovers().get("rol_1"));
      check(error.getClass(), ApiException.class);
      check(error.code(), "http_404");
      check(error.status(), 404);
      check(error.requestId(), "req_2");
      check(error.errors(), List.of());
    }
    server.play(ScriptedServer.refuse(429, "rate_limited", "Retry-After", "90"));
    RateLimitedException limited = catchThrown(RateLimitedException.class, () -> client.rollovers().export());
    check(limited.retryAfter(), Optional.of(Duration.ofSeconds(90)));
    check(limited.title(), "refused");
  }

  private void timesOut() {
    CallOptions options = CallOptions.builder().timeout(Duration.ofMillis(200)).maxRetries(0).build();
    server.play(ScriptedServer.stall("{"));
    check(catchThrown(ApiTimeoutException.class, () -> client.rollovers().get("rol_1", options)).attempts(), 1);
    CallOptions retried = CallOptions.builder().timeout(Duration.ofMillis(200)).maxRetries(1).build();
    check(catchThrown(ApiTimeoutException.class, () -> client.rollovers().get("rol_1", retried)).attempts(), 2);
  }

  private void endsWhenInterrupted() {
    server.play(ScriptedServer.refuse(503, "overloaded", "Retry-After", "60"));
    Thread.currentThread().interrupt();
    catchThrown(CallInterruptedException.class, () -> client.rollovers().get("rol_1"));
    check(Thread.interrupted(), true);
  }

  private void reportsCutExport() {
    server.play(ScriptedServer.cut(ROLLOVER + "\n{\"id\":"));
    List<String> ids = new ArrayList<>();
    try (ApiResponse export = client.rollovers().export()) {
      catchThrown(ApiConnectionException.class, () -> export.lines(Rollover::new).forEach(one -> ids.add(one.id())));
    }
    check(ids, List.of("rol_1"));
    server.play(ScriptedServer.answer(200, ROLLOVER + "\n\n" + ROLLOVER));
    try (ApiResponse export = client.rollovers().export()) {
      catchThrown(ApiConnectionException.class, () -> export.lines(Rollover::new).toList());
    }
    server.play(ScriptedServer.cut("%PDF"));
    try (ApiResponse file = client.documents().file("doc_1")) {
      catchThrown(ApiConnectionException.class, file::readAllBytes);
    }
  }

  private void keepsUnknown() {
    server.play(ScriptedServer.answer(200, "{\"id\":\"rol_1\",\"state\":\"teleported\",\"beam\":{\"to\":[1]}}"));
    Rollover rollover = client.rollovers().get("rol_1");
    check(rollover.state().value(), "teleported");
    check(rollover.state() == RolloverState.of("teleported"), true);
    check(rollover.state() == RolloverState.DRAFT, false);
    check(RolloverState.of("draft") == RolloverState.DRAFT, true);
    check(rollover.member("beam").at("/to/0").intValue(), 1);
    check(new Rollover(rollover.toJsonNode()), rollover);
    ((ObjectNode) rollover.toJsonNode()).removeAll();
    check(rollover.has("beam"), true);
    check(rollover.toString(), "Rollover[id=rol_1]");
  }

  private static void readsMissing() throws Exception {
    JsonNode json = new ObjectMapper().readTree(
        "{\"version\":\"x\",\"createdAt\":\"today\",\"dateOfBirth\":null,\"updatedAt\":\"2026-01-02T03:04:05.678Z\"}");
    Account account = new Account(json);
    check(account.dateOfBirth(), Optional.empty());
    check(account.updatedAt(), Instant.parse("2026-01-02T03:04:05.678Z"));
    catchThrown(NoSuchElementException.class, account::id);
    catchThrown(IllegalStateException.class, account::version);
    check(catchThrown(IllegalStateException.class, account::createdAt).getMessage().contains("today"), false);
    catchThrown(IllegalArgumentException.class, () -> new Account(json.get("version")));
  }

  private static void buildsBodies() {
    check(AccountPatch.builder().lastName(null).build().toJson(), "{\"lastName\":null}");
    check(AccountInput.builder().dateOfBirth(LocalDate.of(1960, 2, 3)).member("new", List.of(1)).build().toJson(),
        "{\"dateOfBirth\":\"1960-02-03\",\"new\":[1]}");
    catchThrown(NullPointerException.class, () -> AccountInput.builder().firstName(null));
    RolloverAmountInputPartial amount =
        RolloverAmountInputPartial.builder().requested(new BigDecimal("9000")).build();
    check(amount.toJson(), "{\"kind\":\"partial\",\"requested\":\"9000.00\"}");
    catchThrown(
        ArithmeticException.class, () -> RolloverAmountInputPartial.builder().requested(new BigDecimal("0.001")));
    catchThrown(IllegalArgumentException.class, () -> WriteOptions.builder().idempotencyKey("a b"));
  }

  private void encodes() {
    server.play(ScriptedServer.answer(200, ROLLOVER));
    RolloversGetQuery query = RolloversGetQuery.builder().member("fields", List.of("id", "a&b=c d")).build();
    client.rollovers().get("../accounts?ü", query);
    check(server.received().get(0).url(), "/v1/rollovers/..%2Faccounts%3F%C3%BC?fields=id&fields=a%26b%3Dc+d");
    check(server.received().get(0).headers().getFirst("Authorization"), "Bearer " + KEY);
    check(server.received().get(0).headers().getFirst("User-Agent"), "svc-client-java/0.1.0");
    for (String id : List.of("", ".", ".."))
      catchThrown(IllegalArgumentException.class, () -> client.rollovers().get(id));
    RolloverPatch patch = RolloverPatch.builder().build();
    client.rollovers().update("rol_1", patch, ChangeOptions.builder().ifVersion(7).idempotencyKey("k").build());
    check(server.received().get(1).headers().getFirst("If-Match"), "\"7\"");
    check(server.received().get(1).body(), "{}");
  }

  private void uploads() throws Exception {
    server.play(HttpExchange::close, ScriptedServer.answer(200, ROLLOVER));
    Path path = Files.createTempFile("svc", ".pdf");
    try {
      Files.writeString(path, "%PDF");
      UploadDocumentRequest fields = UploadDocumentRequest.builder()
          .type(DocumentType.LOA).expiresOn(LocalDate.of(2030, 1, 2)).build();
      client.rollovers().uploadDocument("rol_1", UploadFile.of("a\"\r\nb.pdf", "application/pdf", path), fields);
    } finally {
      Files.delete(path);
    }
    check(server.received().get(0).body(), server.received().get(1).body());
    String body = server.received().get(1).body();
    check(body.contains("name=\"type\"\r\n\r\nloa\r\n"), true);
    check(body.contains("name=\"expiresOn\"\r\n\r\n2030-01-02\r\n"), true);
    check(body.contains("filename=\"a%22%0D%0Ab.pdf\"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n"), true);
  }

  private void loadsPages() {
    String page = "{\"data\":[{\"id\":\"%s\"},{\"id\":\"%s\"}],\"hasMore\":%s,\"nextCursor\":%s,\"total\":3}";
    ScriptedServer.Step first = ScriptedServer.answer(200, page.formatted("a", "b", "true", "\"c1\""));
    ScriptedServer.Step last = ScriptedServer.answer(200, page.formatted("c", "d", "false", "null"));
    RolloversListQuery query =
        RolloversListQuery.builder().state(RolloverState.DRAFT, RolloverState.of("new")).cursor("c0").limit(2).build();
    server.play(first, last);
    Iterator<Rollover> items = client.rollovers().list(query).iterator();
    items.next();
    items.next();
    check(server.received().size(), 1);
    check(items.next().id(), "c");
    check(server.received().get(0).url(), "/v1/rollovers?state=draft&state=new&cursor=c0&limit=2");
    check(server.received().get(1).url(), "/v1/rollovers?state=draft&state=new&limit=2&cursor=c1");
    server.play(first, last);
    check(client.rollovers().list().first(2).size(), 2);
    check(server.received().size(), 1);
    server.play(first, last);
    try (Stream<Rollover> all = client.rollovers().list().stream()) {
      check(all.map(Rollover::id).toList(), List.of("a", "b", "c", "d"));
    }
    server.play(first);
    check(client.rollovers().list().page().member("total").intValue(), 3);
    // A server that repeats a cursor does not cause an endless loop.
    int pages = 0;
    for (Object ignored : client.rollovers().list().pages()) pages++;
    check(pages, 2);
  }

  private void hidesKey() {
    List<String> printed = new ArrayList<>(List.of(client.toString(), client.rollovers().toString()));
    WriteOptions options = WriteOptions.builder().maxRetries(0).timeout(Duration.ofMillis(200)).build();
    List<ScriptedServer.Step> steps =
        List.of(ScriptedServer.refuse(403, "insufficient_scope"), HttpExchange::close, ScriptedServer.stall(""));
    for (ScriptedServer.Step step : steps) {
      server.play(step);
      StringWriter text = new StringWriter();
      catchThrown(ClientException.class, () -> client.accounts().createOrRetrieve(BODY, options))
          .printStackTrace(new PrintWriter(text));
      printed.add(text.toString());
    }
    for (String text : printed) check(text.contains(KEY.substring(12, 40)), false);
  }

  private static void rejectsSettings() {
    String[][] settings = {
      {"eyJ", "https://api.example"},
      {KEY.replace("_ak_", "_sk_"), "https://api.example"},
      {KEY + "\n", "https://api.example"},
      {null, "https://api.example"},
      {KEY, null},
      {KEY, "http://api.example"},
      {KEY, "http://127.0.0.1.example"},
      {KEY, "api.example"},
      {KEY, "https://a:b@api.example"},
      {KEY, "https://api.example?x=1"},
      {KEY, "https://"},
    };
    for (String[] setting : settings) {
      IllegalArgumentException error =
          catchThrown(IllegalArgumentException.class, () -> RolloverClient.create(setting[0], setting[1]));
      check(setting[0] != null && error.toString().contains(setting[0]), false);
    }
    RolloverClient insecure =
        RolloverClient.builder().apiKey(KEY).baseUrl("http://api.internal/").allowInsecureHttp(true).build();
    check(insecure.toString(), "RolloverClient[environment=test, baseUrl=http://api.internal]");
  }

  private String readKey(int index) {
    return server.received().get(index).headers().getFirst("Idempotency-Key");
  }

  static <T extends Throwable> T catchThrown(Class<T> type, Test test) {
    try {
      test.run();
    } catch (Throwable error) {
      if (type.isInstance(error)) return type.cast(error);
      throw new AssertionError("threw another exception", error);
    }
    throw new AssertionError("threw no " + type.getSimpleName());
  }

  static void check(Object actual, Object expected) {
    if (!Objects.equals(actual, expected)) throw new AssertionError(actual + " is not " + expected);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.svc.client.ApiException;
import dev.svc.client.ApiObject;
import dev.svc.client.ApiResponse;
import dev.svc.client.CallOptions;
import dev.svc.client.ChangeOptions;
import dev.svc.client.PageList;
import dev.svc.client.RolloverClient;
import dev.svc.client.UploadFile;
import dev.svc.client.WebhookVerificationException;
import dev.svc.client.WebhookVerifier;
import dev.svc.client.WriteOptions;
import dev.svc.client.models.RolloverCompletedEvent;
import dev.svc.client.models.WebhookEvent;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs sdks/test-plan.yaml. Usage: RunPlan plan.json, with the plan's variables, apiUrl and apiKey in "variables". */
public final class RunPlan {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Pattern VARIABLE = Pattern.compile("\\$(\\w+)");
  private static final int DELIVERY_SECONDS = 60;

  private final RolloverClient client;
  private final Map<String, JsonNode> values = new HashMap<>();

  private RunPlan(JsonNode variables) {
    variables.fields().forEachRemaining(entry -> values.put(entry.getKey(), entry.getValue()));
    client = RolloverClient.create(readVariable("apiKey"), readVariable("apiUrl"));
  }

  public static void main(String[] args) throws Exception {
    JsonNode plan = MAPPER.readTree(Files.readString(Path.of(args[0])));
    RunPlan run = new RunPlan(plan.get("variables"));
    check(run.client.toString().contains(run.readVariable("apiKey")), false, "the key in the client's text");
    for (JsonNode step : plan.get("steps")) {
      run.runStep(run.fill(step));
      System.out.println("ok " + step.get("name").textValue());
    }
  }

  private void runStep(JsonNode step) throws Exception {
    JsonNode result;
    try {
      result = step.has("receive") ? receive(step.get("receive").textValue()) : call(step);
    } catch (ApiException error) {
      if (!step.has("error")) throw error;
      checkError(error, step.get("error"));
      return;
    }
    if (step.has("error")) throw new AssertionError("no error");
    step.path("expect").fields().forEachRemaining(one ->
        check(read(result, one.getKey()), one.getValue(), one.getKey()));
    step.path("save").fields().forEachRemaining(one ->
        values.put(one.getKey(), read(result, one.getValue().textValue())));
  }

  private JsonNode call(JsonNode step) throws Exception {
    String name = step.path("call").asText(step.path("list").asText(step.path("lines").asText()));
    Object result = invoke(name, step);
    if (result instanceof PageList<?> list) return toArray(readList(list, step));
    if (result instanceof ApiResponse response) {
      try (response) {
        List<JsonNode> lines = response.lines(line -> line).toList();
        check(lines.size(), step.get("count").intValue(), "lines");
        return toArray(lines);
      }
    }
    return ((ApiObject) result).toJsonNode();
  }

  private static List<JsonNode> readList(PageList<?> list, JsonNode step) {
    List<JsonNode> items = new ArrayList<>();
    if (step.has("first"))
      list.first(step.get("first").intValue()).forEach(item -> items.add(((ApiObject) item).toJsonNode()));
    else for (Object item : list) items.add(((ApiObject) item).toJsonNode());
    if (items.size() < step.path("atLeast").asInt(1) || new HashSet<>(items).size() != items.size())
      throw new AssertionError(items.size() + " items");
    return items;
  }

  /** Calls the shortest overload that accepts the step's values. */
  private Object invoke(String name, JsonNode step) throws Exception {
    String[] parts = name.split("\\.");
    Object resource = client.getClass().getMethod(parts[0]).invoke(client);
    List<Method> overloads = Arrays.stream(resource.getClass().getMethods())
        .filter(method -> method.getName().equals(parts[1]))
        .sorted(Comparator.comparingInt(Method::getParameterCount))
        .toList();
    for (Method method : overloads) {
      Object[] arguments = findArguments(method.getParameterTypes(), step);
      if (arguments == null) continue;
      try {
        return method.invoke(resource, arguments);
      } catch (InvocationTargetException error) {
        throw (Exception) error.getCause();
      }
    }
    throw new AssertionError("no method " + name);
  }

  /** Returns null if the method does not have a parameter for each of the step's values. */
  private static Object[] findArguments(Class<?>[] types, JsonNode step) throws Exception {
    List<Object> arguments = new ArrayList<>();
    int unused = step.path("path").size() + count(step, "body", "query", "options", "file", "fields");
    int position = 0;
    for (Class<?> type : types) {
      String member = type == UploadFile.class ? "file"
          : CallOptions.class.isAssignableFrom(type) ? "options"
          : type.getSimpleName().endsWith("Query") ? "query"
          : step.has("file") ? "fields" : "body";
      JsonNode value = type == String.class ? step.path("path").path(position++) : step.path(member);
      if (value.isMissingNode()) return null;
      unused--;
      arguments.add(
          type == String.class ? value.textValue()
          : member.equals("file") ? toFile(value)
          : member.equals("options") ? toOptions(type, value) : toObject(type, value));
    }
    return unused == 0 ? arguments.toArray() : null;
  }

  private static int count(JsonNode step, String... members) {
    return (int) Arrays.stream(members).filter(step::has).count();
  }

  private static Object toObject(Class<?> type, JsonNode value) throws Exception {
    if (type.isInterface()) return type.getMethod("of", JsonNode.class).invoke(null, value);
    Constructor<?> constructor = type.getConstructor(JsonNode.class);
    return constructor.newInstance(value);
  }

  private static UploadFile toFile(JsonNode file) throws Exception {
    Path path = Path.of(file.get("path").textValue());
    return UploadFile.of(file.get("name").textValue(), file.get("mediaType").textValue(), path);
  }

  private static CallOptions toOptions(Class<?> type, JsonNode value) {
    if (type == ChangeOptions.class)
      return ChangeOptions.builder().ifVersion(value.get("ifVersion").longValue()).build();
    return WriteOptions.builder().idempotencyKey(value.get("idempotencyKey").textValue()).build();
  }

  private JsonNode receive(String type) throws Exception {
    JsonNode delivery = waitForDelivery(type);
    byte[] body = delivery.get("body").textValue().getBytes(StandardCharsets.UTF_8);
    UnaryOperator<String> headers = name -> delivery.get("headers").path(name).textValue();
    String other = "whsec_" + "A".repeat(44);
    WebhookVerifier verifier = WebhookVerifier.of(other, readVariable("secret"));
    Clock later = Clock.offset(Clock.systemUTC(), Duration.ofSeconds(1000));
    Clock earlier = Clock.offset(Clock.systemUTC(), Duration.ofSeconds(-1000));
    checkRefusal(WebhookVerifier.of(other), body, headers, "NOT_SIGNED");
    checkRefusal(verifier, Arrays.copyOf(body, body.length + 1), headers, "NOT_SIGNED");
    checkRefusal(verifier, body, name -> null, "HEADER_MISSING");
    checkRefusal(verifier.withClock(later), body, headers, "TOO_OLD");
    checkRefusal(verifier.withClock(earlier), body, headers, "TOO_NEW");
    WebhookEvent event = verifier.verify(body, headers);
    check(event instanceof RolloverCompletedEvent, true, "the class of the event");
    return event.toJsonNode();
  }

  private static void checkRefusal(
      WebhookVerifier verifier, byte[] body, UnaryOperator<String> headers, String reason) {
    try {
      verifier.verify(body, headers);
    } catch (WebhookVerificationException error) {
      check(error.reason().name(), reason, "reason");
      return;
    }
    throw new AssertionError("not refused: " + reason);
  }

  private JsonNode waitForDelivery(String type) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(readVariable("receiver") + "?type=" + type)).build();
    for (int attempt = 0; attempt < DELIVERY_SECONDS * 10; attempt++) {
      HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
      if (response.statusCode() == 200) return MAPPER.readTree(response.body());
      Thread.sleep(100);
    }
    throw new AssertionError("no " + type);
  }

  private static void checkError(ApiException error, JsonNode expected) {
    String name = expected.get("class").textValue().replaceAll("Error$", "Exception");
    check(error.getClass().getSimpleName(), name, "class");
    check(error.code(), expected.get("code").textValue(), "code");
    check(error.status(), expected.get("status").intValue(), "status");
    String pointer = expected.path("pointer").textValue();
    List<String> pointers = error.errors().stream().flatMap(one -> one.pointer().stream()).toList();
    if (pointer != null) check(pointers.contains(pointer), true, "pointer");
  }

  private static void check(Object actual, Object expected, String name) {
    if (!actual.equals(expected)) throw new AssertionError(name + " is " + actual + ", not " + expected);
  }

  private String readVariable(String name) {
    return values.get(name).asText();
  }

  private JsonNode fill(JsonNode value) {
    if (value.isObject()) {
      ObjectNode filled = MAPPER.createObjectNode();
      value.fields().forEachRemaining(one -> filled.set(one.getKey(), fill(one.getValue())));
      return filled;
    }
    if (value.isArray()) {
      ArrayNode filled = MAPPER.createArrayNode();
      value.forEach(item -> filled.add(fill(item)));
      return filled;
    }
    if (!value.isTextual()) return value;
    if (VARIABLE.matcher(value.textValue()).matches()) return values.get(value.textValue().substring(1));
    String filled = VARIABLE.matcher(value.textValue())
        .replaceAll(match -> Matcher.quoteReplacement(readVariable(match.group(1))));
    return MAPPER.getNodeFactory().textNode(filled);
  }

  private static JsonNode read(JsonNode value, String path) {
    return value.at("/" + path.replace('.', '/'));
  }

  private static ArrayNode toArray(List<JsonNode> items) {
    return MAPPER.createArrayNode().addAll(items);
  }
}

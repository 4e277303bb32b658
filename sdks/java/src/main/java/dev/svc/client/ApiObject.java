package dev.svc.client;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * An immutable JSON object. It keeps members that this version of the client does not know.
 *
 * <p>Accessors of required members throw {@link NoSuchElementException} if the response omits the member, for
 * example because of the query parameter {@code fields}.
 */
public abstract class ApiObject {
  private final ObjectNode json;

  /**
   * Creates an object.
   *
   * @param json its JSON object, which is copied
   */
  protected ApiObject(JsonNode json) {
    if (!json.isObject()) throw new IllegalArgumentException("Expected a JSON object, not " + kind(json) + ".");
    this.json = json.deepCopy();
  }

  /** Returns whether the object has this member, also if the member is null. */
  public final boolean has(String member) {
    return json.has(member);
  }

  /** Returns a member by its name in JSON. If there is none, returns a missing node. */
  public final JsonNode member(String name) {
    return json.path(name).deepCopy();
  }

  /** Returns the names of all members. */
  public final Set<String> memberNames() {
    Set<String> names = new TreeSet<>();
    json.fieldNames().forEachRemaining(names::add);
    return Collections.unmodifiableSet(names);
  }

  /** Returns a copy of the JSON object. Jackson serializes this. */
  @JsonValue
  public final JsonNode toJsonNode() {
    return json.deepCopy();
  }

  /** Returns the object as JSON text. */
  public final String toJson() {
    return json.toString();
  }

  /** Returns whether the other object has the same class and members. */
  @Override
  public final boolean equals(Object other) {
    return other instanceof ApiObject one && one.getClass() == getClass() && one.json.equals(json);
  }

  @Override
  public final int hashCode() {
    return json.hashCode();
  }

  /** Returns only the type and ID, so that logs do not get personal data or secrets. */
  @Override
  public final String toString() {
    JsonNode id = json.path("id");
    return getClass().getSimpleName() + (id.isTextual() ? "[id=" + id.textValue() + "]" : "[]");
  }

  /** Reads a member that the API always sends. */
  protected final <T> T required(String name, Function<JsonNode, T> decoder) {
    JsonNode value = json.path(name);
    if (value.isMissingNode() || value.isNull())
      throw new NoSuchElementException(
          getClass().getSimpleName() + " has no member \"" + name + "\". Call has(\"" + name + "\") first.");
    return decode(name, value, decoder);
  }

  /** Reads a member that can be omitted or null. */
  protected final <T> Optional<T> optional(String name, Function<JsonNode, T> decoder) {
    JsonNode value = json.path(name);
    if (value.isMissingNode() || value.isNull()) return Optional.empty();
    return Optional.of(decode(name, value, decoder));
  }

  /** Decodes a string. */
  protected static String text(JsonNode value) {
    if (!value.isTextual()) throw unexpected("a string", value);
    return value.textValue();
  }

  /** Decodes an integer. */
  protected static Long integer(JsonNode value) {
    if (!value.isNumber()) throw unexpected("a number", value);
    return value.longValue();
  }

  /** Decodes a number. */
  protected static Double number(JsonNode value) {
    if (!value.isNumber()) throw unexpected("a number", value);
    return value.doubleValue();
  }

  /** Decodes a decimal, such as an amount of money, from a string. */
  protected static BigDecimal decimal(JsonNode value) {
    return new BigDecimal(text(value));
  }

  /** Decodes a boolean. */
  protected static Boolean bool(JsonNode value) {
    if (!value.isBoolean()) throw unexpected("a boolean", value);
    return value.booleanValue();
  }

  /** Decodes a date. */
  protected static LocalDate date(JsonNode value) {
    return LocalDate.parse(text(value));
  }

  /** Decodes a point in time. */
  protected static Instant instant(JsonNode value) {
    return Instant.parse(text(value));
  }

  /** Returns a value of any type. */
  protected static JsonNode any(JsonNode value) {
    return value.deepCopy();
  }

  /** Returns a decoder of enum values. */
  protected static <T> Function<JsonNode, T> enumeration(Function<String, T> of) {
    return value -> of.apply(text(value));
  }

  /** Returns a decoder of arrays. It also accepts a single item. */
  protected static <T> Function<JsonNode, List<T>> list(Function<JsonNode, T> item) {
    return value -> {
      if (!value.isArray()) return List.of(item.apply(value));
      List<T> items = new ArrayList<>(value.size());
      // Items can be null, so this cannot be List.copyOf.
      for (JsonNode one : value) items.add(one.isNull() ? null : item.apply(one));
      return Collections.unmodifiableList(items);
    };
  }

  /** Returns a decoder of objects with arbitrary names. */
  protected static <T> Function<JsonNode, Map<String, T>> map(Function<JsonNode, T> entry) {
    return value -> {
      if (!value.isObject()) throw unexpected("an object", value);
      Map<String, T> entries = new LinkedHashMap<>();
      for (Iterator<Map.Entry<String, JsonNode>> fields = value.fields(); fields.hasNext(); ) {
        Map.Entry<String, JsonNode> field = fields.next();
        entries.put(field.getKey(), field.getValue().isNull() ? null : entry.apply(field.getValue()));
      }
      return Collections.unmodifiableMap(entries);
    };
  }

  private <T> T decode(String name, JsonNode value, Function<JsonNode, T> decoder) {
    try {
      return decoder.apply(value);
    } catch (IllegalArgumentException | DateTimeException error) {
      // Without the value, which may be personal data.
      throw new IllegalStateException(
          getClass().getSimpleName() + "." + name + " has an unexpected type. Read it with member(\"" + name + "\").");
    }
  }

  private static IllegalArgumentException unexpected(String expected, JsonNode value) {
    return new IllegalArgumentException("Expected " + expected + ", not " + kind(value) + ".");
  }

  private static String kind(JsonNode value) {
    return value.getNodeType().name().toLowerCase(Locale.ROOT);
  }
}

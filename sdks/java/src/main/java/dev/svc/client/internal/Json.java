package dev.svc.client.internal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Map;

/** Reads and writes JSON. For the client only. */
public final class Json {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private Json() {}

  /** Returns an empty object. */
  public static ObjectNode object() {
    return NODES.objectNode();
  }

  /** Parses a JSON text. The exception does not quote the text, which may contain personal data. */
  public static JsonNode parse(byte[] text) throws IOException {
    JsonNode parsed;
    try {
      parsed = MAPPER.readTree(text);
    } catch (JsonProcessingException error) {
      throw new IOException("The text is not valid JSON.");
    }
    if (parsed.isMissingNode()) throw new IOException("The text is empty.");
    return parsed;
  }

  /** Serializes a value. */
  public static String write(JsonNode value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  /** Converts a value to JSON. Dates and decimals become strings. */
  public static JsonNode encode(Object value) {
    if (value == null) return NODES.nullNode();
    if (value instanceof JsonNode node) return node.deepCopy();
    if (value instanceof ApiObject object) return object.toJsonNode();
    if (value instanceof ApiEnum constant) return NODES.textNode(constant.value());
    if (value instanceof Boolean flag) return NODES.booleanNode(flag);
    if (value instanceof BigDecimal decimal) return NODES.textNode(decimal.toPlainString());
    if (value instanceof Double || value instanceof Float) return NODES.numberNode(((Number) value).doubleValue());
    if (value instanceof Number number) return NODES.numberNode(number.longValue());
    if (value instanceof Iterable<?> items) {
      ArrayNode array = NODES.arrayNode();
      for (Object item : items) array.add(encode(item));
      return array;
    }
    if (value instanceof Map<?, ?> entries) {
      ObjectNode object = NODES.objectNode();
      entries.forEach((name, entry) -> object.set(String.valueOf(name), encode(entry)));
      return object;
    }
    // Strings, dates and times.
    return NODES.textNode(value.toString());
  }
}

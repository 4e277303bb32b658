package dev.svc.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.svc.client.internal.Json;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;

/**
 * Builds a JSON object. Members that are not set are omitted.
 *
 * @param <B> type of the builder
 */
public abstract class ObjectBuilder<B extends ObjectBuilder<B>> {
  private final ObjectNode json = Json.object();

  /** Creates an empty builder. */
  protected ObjectBuilder() {}

  /** Sets a member by its name in JSON, for members that this version of the client does not know. */
  public final B member(String name, Object value) {
    json.set(name, Json.encode(value));
    return self();
  }

  /** Returns a copy of the members. */
  protected final JsonNode members() {
    return json.deepCopy();
  }

  /** Sets a member that must not be null. */
  protected final B set(String name, Object value) {
    return member(name, Objects.requireNonNull(value, name));
  }

  /** Adds the decimal places of an amount, or throws ArithmeticException if it has more than two. */
  protected static BigDecimal money(BigDecimal amount) {
    return amount == null ? null : amount.setScale(2, RoundingMode.UNNECESSARY);
  }

  @SuppressWarnings("unchecked")
  private B self() {
    return (B) this;
  }
}

package dev.svc.client;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * An enum that also has values that this version of the client does not know. There is one instance for each value, so
 * {@code ==} works. To branch in a {@code switch}, use {@link #value()}.
 */
public abstract class ApiEnum {
  private static final ClassValue<Map<String, ApiEnum>> INSTANCES =
      new ClassValue<>() {
        @Override
        protected Map<String, ApiEnum> computeValue(Class<?> type) {
          return new ConcurrentHashMap<>();
        }
      };

  private final String value;

  /** Creates an instance. Call it only through {@link #intern}. */
  protected ApiEnum(String value) {
    this.value = Objects.requireNonNull(value);
  }

  /** Returns the instance for a value. */
  protected static <T extends ApiEnum> T intern(Class<T> type, String value, Function<String, T> create) {
    return type.cast(INSTANCES.get(type).computeIfAbsent(value, create));
  }

  /** Returns the value in JSON. */
  @JsonValue
  public final String value() {
    return value;
  }

  @Override
  public final boolean equals(Object other) {
    return this == other;
  }

  @Override
  public final int hashCode() {
    return value.hashCode();
  }

  @Override
  public final String toString() {
    return value;
  }
}

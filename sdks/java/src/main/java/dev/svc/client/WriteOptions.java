package dev.svc.client;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/** Options of a write. */
public class WriteOptions extends CallOptions {
  /** The client's own values, and a new idempotency key for each call. */
  public static final WriteOptions DEFAULT = builder().build();

  private static final Pattern IDEMPOTENCY_KEY = Pattern.compile("[\\x21-\\x7e]{1,255}");

  private final String idempotencyKey;

  WriteOptions(Builder builder) {
    super(builder);
    idempotencyKey = builder.idempotencyKey;
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  @Override
  public final Optional<String> idempotencyKey() {
    return Optional.ofNullable(idempotencyKey);
  }

  /** Builds {@link WriteOptions}. */
  public static class Builder extends CallOptions.Builder {
    private String idempotencyKey;

    Builder() {}

    /**
     * Sets the idempotency key. Within a day, the API executes writes with the same key once.
     *
     * @throws IllegalArgumentException if it is not 1 to 255 visible ASCII characters
     */
    public Builder idempotencyKey(String value) {
      if (!IDEMPOTENCY_KEY.matcher(value).matches())
        throw new IllegalArgumentException("idempotencyKey must be 1 to 255 visible characters.");
      idempotencyKey = value;
      return this;
    }

    @Override
    public Builder timeout(Duration value) {
      super.timeout(value);
      return this;
    }

    @Override
    public Builder maxRetries(int value) {
      super.maxRetries(value);
      return this;
    }

    @Override
    public WriteOptions build() {
      return new WriteOptions(this);
    }
  }
}

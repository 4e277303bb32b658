package dev.svc.client;

import java.time.Duration;
import java.util.Optional;

/** Options of one call. */
public class CallOptions {
  /** The client's own values. */
  public static final CallOptions DEFAULT = builder().build();

  private final Duration timeout;
  private final Integer maxRetries;

  CallOptions(Builder builder) {
    timeout = builder.timeout;
    maxRetries = builder.maxRetries;
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the timeout of each attempt, if it differs from the client's. */
  public final Optional<Duration> timeout() {
    return Optional.ofNullable(timeout);
  }

  /** Returns the max retries, if they differ from the client's. */
  public final Optional<Integer> maxRetries() {
    return Optional.ofNullable(maxRetries);
  }

  /** Returns the idempotency key of a write. */
  public Optional<String> idempotencyKey() {
    return Optional.empty();
  }

  /** Returns the version that an update requires. */
  public Optional<Long> ifVersion() {
    return Optional.empty();
  }

  /** Builds {@link CallOptions}. */
  public static class Builder {
    private Duration timeout;
    private Integer maxRetries;

    Builder() {}

    /** Sets the timeout of each attempt. */
    public Builder timeout(Duration value) {
      timeout = value;
      return this;
    }

    /** Sets the max retries of the call, within 90 seconds. 0 disables retries. */
    public Builder maxRetries(int value) {
      maxRetries = value;
      return this;
    }

    /** Returns the options. */
    public CallOptions build() {
      return new CallOptions(this);
    }
  }
}

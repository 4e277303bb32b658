package dev.svc.client;

import java.time.Duration;
import java.util.Optional;

/** Options of an update that compares versions. */
public final class ChangeOptions extends WriteOptions {
  /** The client's own values, a new idempotency key for each call, and no required version. */
  public static final ChangeOptions DEFAULT = builder().build();

  private final Long ifVersion;

  ChangeOptions(Builder builder) {
    super(builder);
    ifVersion = builder.ifVersion;
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  @Override
  public Optional<Long> ifVersion() {
    return Optional.ofNullable(ifVersion);
  }

  /** Builds {@link ChangeOptions}. */
  public static final class Builder extends WriteOptions.Builder {
    private Long ifVersion;

    Builder() {}

    /** Sets the version that you have seen. If the object has changed, the call throws VersionConflictException. */
    public Builder ifVersion(long value) {
      ifVersion = value;
      return this;
    }

    @Override
    public Builder idempotencyKey(String value) {
      super.idempotencyKey(value);
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
    public ChangeOptions build() {
      return new ChangeOptions(this);
    }
  }
}

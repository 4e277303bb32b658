// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** A rollover to change, and the version that was last read. */
public final class RolloverBulkActionTarget extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBulkActionTarget(JsonNode json) {
    super(json);
  }

  /** The rollover's ID. An unknown ID results in {@code not_found} for this item. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The {@code version} you last read. With a newer version, the item fails with {@code version_conflict}. */
  public Optional<Long> ifVersion() {
    return optional("ifVersion", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverBulkActionTarget}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The rollover's ID. An unknown ID results in {@code not_found} for this item. Required. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /** The {@code version} you last read. With a newer version, the item fails with {@code version_conflict}. */
    public Builder ifVersion(long value) {
      return set("ifVersion", value);
    }

    /** Returns the object. */
    public RolloverBulkActionTarget build() {
      return new RolloverBulkActionTarget(members());
    }
  }
}

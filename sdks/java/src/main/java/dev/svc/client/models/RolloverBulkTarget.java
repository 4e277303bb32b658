// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** A rollover to update in bulk. */
public final class RolloverBulkTarget extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBulkTarget(JsonNode json) {
    super(json);
  }

  /** The rollover's ID. An unknown ID results in {@code not_found} for this item. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /**
   * The {@code version} you last read. If the rollover has a newer version, the update is not applied ({@code
   * version_conflict}).
   */
  public Optional<Long> ifVersion() {
    return optional("ifVersion", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverBulkTarget}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The rollover's ID. An unknown ID results in {@code not_found} for this item. Required. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /**
     * The {@code version} you last read. If the rollover has a newer version, the update is not applied ({@code
     * version_conflict}).
     */
    public Builder ifVersion(long value) {
      return set("ifVersion", value);
    }

    /** Returns the object. */
    public RolloverBulkTarget build() {
      return new RolloverBulkTarget(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Changes to apply to several rollovers, whatever their state. */
public final class RolloverBulkUpdate extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBulkUpdate(JsonNode json) {
    super(json);
  }

  /** 1 to 200 rollovers, without duplicates. */
  public List<RolloverBulkTarget> rollovers() {
    return required("rollovers", list(RolloverBulkTarget::new));
  }

  /** Your ID for the person who works on the rollovers. Null removes the assignment. */
  public Optional<String> assigneeId() {
    return optional("assigneeId", ApiObject::text);
  }

  /** Returns {@code priority}. */
  public Optional<RolloverPriority> priority() {
    return optional("priority", enumeration(RolloverPriority::of));
  }

  /** Tags to add to each rollover. */
  public Optional<List<String>> addTags() {
    return optional("addTags", list(ApiObject::text));
  }

  /** Tags to remove from each rollover. */
  public Optional<List<String>> removeTags() {
    return optional("removeTags", list(ApiObject::text));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverBulkUpdate}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** 1 to 200 rollovers, without duplicates. Required. */
    public Builder rollovers(List<RolloverBulkTarget> value) {
      return set("rollovers", value);
    }

    /** Your ID for the person who works on the rollovers. Null removes the assignment. Can be null. */
    public Builder assigneeId(String value) {
      return member("assigneeId", value);
    }

    /** Sets {@code priority}. */
    public Builder priority(RolloverPriority value) {
      return set("priority", value);
    }

    /** Tags to add to each rollover. */
    public Builder addTags(List<String> value) {
      return set("addTags", value);
    }

    /** Tags to remove from each rollover. */
    public Builder removeTags(List<String> value) {
      return set("removeTags", value);
    }

    /** Returns the object. */
    public RolloverBulkUpdate build() {
      return new RolloverBulkUpdate(members());
    }
  }
}

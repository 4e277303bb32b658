// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Query parameters. */
public final class ApprovalsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public ApprovalsListQuery(JsonNode json) {
    super(json);
  }

  /** Page size, from 1 to 100. */
  public Optional<Long> limit() {
    return optional("limit", ApiObject::integer);
  }

  /** {@code nextCursor} of the previous page. */
  public Optional<String> cursor() {
    return optional("cursor", ApiObject::text);
  }

  /**
   * {@code summary} omits {@code params}, {@code rollover}, {@code changes}, {@code changedFacts}, {@code
   * approvers}. {@code full} returns all fields. Default: {@code full}.
   */
  public Optional<ApprovalsListView> view() {
    return optional("view", enumeration(ApprovalsListView::of));
  }

  /** The state of an approval. New values may be added. */
  public Optional<ApprovalState> state() {
    return optional("state", enumeration(ApprovalState::of));
  }

  /** The requested action. New values may be added. */
  public Optional<ApprovalAction> action() {
    return optional("action", enumeration(ApprovalAction::of));
  }

  /** Only approvals of this rollover. */
  public Optional<String> rolloverId() {
    return optional("rolloverId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ApprovalsListQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Page size, from 1 to 100. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** {@code nextCursor} of the previous page. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /**
     * {@code summary} omits {@code params}, {@code rollover}, {@code changes}, {@code changedFacts}, {@code
     * approvers}. {@code full} returns all fields. Default: {@code full}.
     */
    public Builder view(ApprovalsListView value) {
      return set("view", value);
    }

    /** The state of an approval. New values may be added. */
    public Builder state(ApprovalState value) {
      return set("state", value);
    }

    /** The requested action. New values may be added. */
    public Builder action(ApprovalAction value) {
      return set("action", value);
    }

    /** Only approvals of this rollover. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /** Returns the object. */
    public ApprovalsListQuery build() {
      return new ApprovalsListQuery(members());
    }
  }
}

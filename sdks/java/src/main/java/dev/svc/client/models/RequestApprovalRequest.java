// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Map;
import java.util.Optional;

/** The body of {@code POST /v1/approvals}. */
public final class RequestApprovalRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RequestApprovalRequest(JsonNode json) {
    super(json);
  }

  /** The requested action. New values may be added. */
  public ApprovalAction action() {
    return required("action", enumeration(ApprovalAction::of));
  }

  /** The rollover ID. Required for actions on a rollover and for {@code reveal}. */
  public Optional<String> rolloverId() {
    return optional("rolloverId", ApiObject::text);
  }

  /**
   * The rollover version you last read. If the rollover has another version, the request fails with {@code
   * version_conflict}.
   */
  public Optional<Long> rolloverVersion() {
    return optional("rolloverVersion", ApiObject::integer);
  }

  /**
   * The parameters of the action. {@code create_live_key} takes the body that creates the key. {@code
   * rotate_live_key} and {@code change_live_key} take the body that rotates or changes the key, and its {@code
   * keyId}. You can later execute only a request with the same parameters. {@code relax_second_person} takes the
   * actions to remove in {@code remove}. Default: {}.
   */
  public Optional<Map<String, JsonNode>> params() {
    return optional("params", map(ApiObject::any));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequestApprovalRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The requested action. New values may be added. Required. */
    public Builder action(ApprovalAction value) {
      return set("action", value);
    }

    /** The rollover ID. Required for actions on a rollover and for {@code reveal}. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /**
     * The rollover version you last read. If the rollover has another version, the request fails with {@code
     * version_conflict}.
     */
    public Builder rolloverVersion(long value) {
      return set("rolloverVersion", value);
    }

    /**
     * The parameters of the action. {@code create_live_key} takes the body that creates the key. {@code
     * rotate_live_key} and {@code change_live_key} take the body that rotates or changes the key, and its {@code
     * keyId}. You can later execute only a request with the same parameters. {@code relax_second_person} takes
     * the actions to remove in {@code remove}. Default: {}.
     */
    public Builder params(Map<String, JsonNode> value) {
      return set("params", value);
    }

    /** Returns the object. */
    public RequestApprovalRequest build() {
      return new RequestApprovalRequest(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/rollovers/{id}/reminders}. */
public final class RemindRolloverRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RemindRolloverRequest(JsonNode json) {
    super(json);
  }

  /** Returns whom the reminder would reach, without sending it. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RemindRolloverRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Returns whom the reminder would reach, without sending it. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public RemindRolloverRequest build() {
      return new RemindRolloverRequest(members());
    }
  }
}

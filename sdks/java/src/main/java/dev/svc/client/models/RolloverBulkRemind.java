// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Rollovers to send reminders for. */
public final class RolloverBulkRemind extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverBulkRemind(JsonNode json) {
    super(json);
  }

  /** 1 to 100 rollovers, without duplicates. */
  public List<RolloverBulkActionTarget> rollovers() {
    return required("rollovers", list(RolloverBulkActionTarget::new));
  }

  /** Returns whom the reminder would reach, without sending it. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverBulkRemind}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** 1 to 100 rollovers, without duplicates. Required. */
    public Builder rollovers(List<RolloverBulkActionTarget> value) {
      return set("rollovers", value);
    }

    /** Returns whom the reminder would reach, without sending it. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public RolloverBulkRemind build() {
      return new RolloverBulkRemind(members());
    }
  }
}

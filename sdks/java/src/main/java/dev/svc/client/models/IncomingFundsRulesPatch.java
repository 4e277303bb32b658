// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** How the organization handles money that arrives. */
public final class IncomingFundsRulesPatch extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsRulesPatch(JsonNode json) {
    super(json);
  }

  /**
   * Applies incoming funds automatically if exactly one suggestion has at least this score, and no other is
   * within 15 points. From 50 to 100. Null, the default, turns it off. Also requires the scope {@code
   * rollovers:act}.
   */
  public Optional<Long> autoApplyThreshold() {
    return optional("autoApplyThreshold", ApiObject::integer);
  }

  /**
   * Calendar days in suspense until money must be returned to its sender. Default: 30. Null restores the
   * default.
   */
  public Optional<Long> suspenseDays() {
    return optional("suspenseDays", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IncomingFundsRulesPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Applies incoming funds automatically if exactly one suggestion has at least this score, and no other is
     * within 15 points. From 50 to 100. Null, the default, turns it off. Also requires the scope {@code
     * rollovers:act}. Can be null.
     */
    public Builder autoApplyThreshold(Long value) {
      return member("autoApplyThreshold", value);
    }

    /**
     * Calendar days in suspense until money must be returned to its sender. Default: 30. Null restores the
     * default. Can be null.
     */
    public Builder suspenseDays(Long value) {
      return member("suspenseDays", value);
    }

    /** Returns the object. */
    public IncomingFundsRulesPatch build() {
      return new IncomingFundsRulesPatch(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The parameters of {@code submit}. */
public final class SubmitActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public SubmitActionParams(JsonNode json) {
    super(json);
  }

  /**
   * Reference to the participant's signed consent: the {@code consentId} from the widget, which is checked
   * against the rollover, or your own ID or name, which is not checked.
   */
  public String consentReference() {
    return required("consentReference", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link SubmitActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Reference to the participant's signed consent: the {@code consentId} from the widget, which is checked
     * against the rollover, or your own ID or name, which is not checked. Required.
     */
    public Builder consentReference(String value) {
      return set("consentReference", value);
    }

    /** Returns the object. */
    public SubmitActionParams build() {
      return new SubmitActionParams(members());
    }
  }
}

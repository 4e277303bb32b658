// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/rollovers/{id}/tracking-links}. */
public final class CreateTrackingLinkRequest extends ApiObject {
  /** Creates an object from JSON. */
  public CreateTrackingLinkRequest(JsonNode json) {
    super(json);
  }

  /**
   * Language of the page and its messages. Default: the language of the participant's consent, otherwise {@code
   * en}.
   */
  public Optional<TrackingLanguage> language() {
    return optional("language", enumeration(TrackingLanguage::of));
  }

  /** Days until the link expires. Default: 90. */
  public Optional<Long> expiresInDays() {
    return optional("expiresInDays", ApiObject::integer);
  }

  /** Whether to email the link to the participant. Default: false. */
  public Optional<Boolean> sendEmail() {
    return optional("sendEmail", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CreateTrackingLinkRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Language of the page and its messages. Default: the language of the participant's consent, otherwise
     * {@code en}.
     */
    public Builder language(TrackingLanguage value) {
      return set("language", value);
    }

    /** Days until the link expires. Default: 90. */
    public Builder expiresInDays(long value) {
      return set("expiresInDays", value);
    }

    /** Whether to email the link to the participant. Default: false. */
    public Builder sendEmail(boolean value) {
      return set("sendEmail", value);
    }

    /** Returns the object. */
    public CreateTrackingLinkRequest build() {
      return new CreateTrackingLinkRequest(members());
    }
  }
}

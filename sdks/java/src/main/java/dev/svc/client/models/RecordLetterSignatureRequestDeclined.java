// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** An alternative of {@code RecordLetterSignatureRequest}. */
public final class RecordLetterSignatureRequestDeclined extends ApiObject implements RecordLetterSignatureRequest {
  /** Creates an object from JSON. */
  public RecordLetterSignatureRequestDeclined(JsonNode json) {
    super(json);
  }

  /** Number of the request: {@code data.signatureRequest.number} of the event. */
  public long request() {
    return required("request", ApiObject::integer);
  }

  /** The request is declined. */
  public String result() {
    return required("result", ApiObject::text);
  }

  /** The signer's reason. */
  public Optional<String> reason() {
    return optional("reason", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RecordLetterSignatureRequestDeclined}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("result", "declined");
    }

    /** Number of the request: {@code data.signatureRequest.number} of the event. Required. */
    public Builder request(long value) {
      return set("request", value);
    }

    /** The signer's reason. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Returns the object. */
    public RecordLetterSignatureRequestDeclined build() {
      return new RecordLetterSignatureRequestDeclined(members());
    }
  }
}

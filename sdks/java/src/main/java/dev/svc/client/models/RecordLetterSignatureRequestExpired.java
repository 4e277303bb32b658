// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** An alternative of {@code RecordLetterSignatureRequest}. */
public final class RecordLetterSignatureRequestExpired extends ApiObject implements RecordLetterSignatureRequest {
  /** Creates an object from JSON. */
  public RecordLetterSignatureRequestExpired(JsonNode json) {
    super(json);
  }

  /** Number of the request: {@code data.signatureRequest.number} of the event. */
  public long request() {
    return required("request", ApiObject::integer);
  }

  /** The request is expired. */
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

  /** Builds {@link RecordLetterSignatureRequestExpired}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("result", "expired");
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
    public RecordLetterSignatureRequestExpired build() {
      return new RecordLetterSignatureRequestExpired(members());
    }
  }
}

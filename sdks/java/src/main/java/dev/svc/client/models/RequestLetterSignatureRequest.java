// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The body of {@code POST /v1/letters/{id}/signature-requests}. */
public final class RequestLetterSignatureRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RequestLetterSignatureRequest(JsonNode json) {
    super(json);
  }

  /**
   * The webhook endpoint of the e-signature provider. It must be enabled and receive {@code
   * rollover.letter_signature_requested}.
   */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** Returns {@code signer}. */
  public LetterSignerInput signer() {
    return required("signer", LetterSignerInput::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequestLetterSignatureRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * The webhook endpoint of the e-signature provider. It must be enabled and receive {@code
     * rollover.letter_signature_requested}. Required.
     */
    public Builder endpointId(String value) {
      return set("endpointId", value);
    }

    /** Sets {@code signer}. Required. */
    public Builder signer(LetterSignerInput value) {
      return set("signer", value);
    }

    /** Returns the object. */
    public RequestLetterSignatureRequest build() {
      return new RequestLetterSignatureRequest(members());
    }
  }
}

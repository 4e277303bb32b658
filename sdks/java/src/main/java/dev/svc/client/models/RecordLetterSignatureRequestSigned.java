// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.Instant;

/** An alternative of {@code RecordLetterSignatureRequest}. */
public final class RecordLetterSignatureRequestSigned extends ApiObject implements RecordLetterSignatureRequest {
  /** Creates an object from JSON. */
  public RecordLetterSignatureRequestSigned(JsonNode json) {
    super(json);
  }

  /** Number of the request: {@code data.signatureRequest.number} of the event. */
  public long request() {
    return required("request", ApiObject::integer);
  }

  /** The signer signed. */
  public String result() {
    return required("result", ApiObject::text);
  }

  /** SHA-256 digest of the PDF that was signed: {@code file.sha256} of the letter. */
  public String sha256() {
    return required("sha256", ApiObject::text);
  }

  /** Returns {@code signer}. */
  public RecordLetterSignatureRequestSignedSigner signer() {
    return required("signer", RecordLetterSignatureRequestSignedSigner::new);
  }

  /** Time of the signature. */
  public Instant signedAt() {
    return required("signedAt", ApiObject::instant);
  }

  /** The signed PDF with the provider's evidence, in base64. Up to 10 MB. */
  public String evidence() {
    return required("evidence", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RecordLetterSignatureRequestSigned}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("result", "signed");
    }

    /** Number of the request: {@code data.signatureRequest.number} of the event. Required. */
    public Builder request(long value) {
      return set("request", value);
    }

    /** SHA-256 digest of the PDF that was signed: {@code file.sha256} of the letter. Required. */
    public Builder sha256(String value) {
      return set("sha256", value);
    }

    /** Sets {@code signer}. Required. */
    public Builder signer(RecordLetterSignatureRequestSignedSigner value) {
      return set("signer", value);
    }

    /** Time of the signature. Required. */
    public Builder signedAt(Instant value) {
      return set("signedAt", value);
    }

    /** The signed PDF with the provider's evidence, in base64. Up to 10 MB. Required. */
    public Builder evidence(String value) {
      return set("evidence", value);
    }

    /** Returns the object. */
    public RecordLetterSignatureRequestSigned build() {
      return new RecordLetterSignatureRequestSigned(members());
    }
  }
}

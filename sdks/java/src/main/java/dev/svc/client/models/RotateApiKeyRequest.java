// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The body of {@code POST /v1/api-keys/rotate}. */
public final class RotateApiKeyRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RotateApiKeyRequest(JsonNode json) {
    super(json);
  }

  /**
   * How long the old key keeps working, in seconds, from 0 to 604800. Default: one day. 0 expires it
   * immediately.
   */
  public Optional<Long> gracePeriodSeconds() {
    return optional("gracePeriodSeconds", ApiObject::integer);
  }

  /**
   * The public key that the new key is bound to ({@code ak} keys only). Default: the old key's. A binding cannot
   * be removed.
   */
  public Optional<ProofKey> proofKey() {
    return optional("proofKey", ProofKey::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RotateApiKeyRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * How long the old key keeps working, in seconds, from 0 to 604800. Default: one day. 0 expires it
     * immediately.
     */
    public Builder gracePeriodSeconds(long value) {
      return set("gracePeriodSeconds", value);
    }

    /**
     * The public key that the new key is bound to ({@code ak} keys only). Default: the old key's. A binding
     * cannot be removed.
     */
    public Builder proofKey(ProofKey value) {
      return set("proofKey", value);
    }

    /** Returns the object. */
    public RotateApiKeyRequest build() {
      return new RotateApiKeyRequest(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * A public key as a JWK (RFC 7517), for ES256 or EdDSA. Other public fields are ignored; private fields are
 * rejected.
 */
public final class ProofKey extends ApiObject {
  /** Creates an object from JSON. */
  public ProofKey(JsonNode json) {
    super(json);
  }

  /** The key type: {@code EC} or {@code OKP}. */
  public String kty() {
    return required("kty", ApiObject::text);
  }

  /** The curve: {@code P-256} or {@code Ed25519}. */
  public String crv() {
    return required("crv", ApiObject::text);
  }

  /** The x coordinate, as base64url. */
  public String x() {
    return required("x", ApiObject::text);
  }

  /** The y coordinate of an EC key, as base64url. */
  public Optional<String> y() {
    return optional("y", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ProofKey}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The key type: {@code EC} or {@code OKP}. Required. */
    public Builder kty(String value) {
      return set("kty", value);
    }

    /** The curve: {@code P-256} or {@code Ed25519}. Required. */
    public Builder crv(String value) {
      return set("crv", value);
    }

    /** The x coordinate, as base64url. Required. */
    public Builder x(String value) {
      return set("x", value);
    }

    /** The y coordinate of an EC key, as base64url. */
    public Builder y(String value) {
      return set("y", value);
    }

    /** Returns the object. */
    public ProofKey build() {
      return new ProofKey(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The passkey's signature of the approval's digest (WebAuthn). Required if you have a passkey. */
public final class PasskeySignature extends ApiObject {
  /** Creates an object from JSON. */
  public PasskeySignature(JsonNode json) {
    super(json);
  }

  /** The nonce whose challenge the passkey signed. */
  public String nonce() {
    return required("nonce", ApiObject::text);
  }

  /** The credential ID, as base64url. */
  public String credentialId() {
    return required("credentialId", ApiObject::text);
  }

  /** The authenticator data, as base64url. */
  public String authenticatorData() {
    return required("authenticatorData", ApiObject::text);
  }

  /** The client data, as base64url. */
  public String clientDataJson() {
    return required("clientDataJson", ApiObject::text);
  }

  /** The signature, as base64url. */
  public String signature() {
    return required("signature", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link PasskeySignature}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The nonce whose challenge the passkey signed. Required. */
    public Builder nonce(String value) {
      return set("nonce", value);
    }

    /** The credential ID, as base64url. Required. */
    public Builder credentialId(String value) {
      return set("credentialId", value);
    }

    /** The authenticator data, as base64url. Required. */
    public Builder authenticatorData(String value) {
      return set("authenticatorData", value);
    }

    /** The client data, as base64url. Required. */
    public Builder clientDataJson(String value) {
      return set("clientDataJson", value);
    }

    /** The signature, as base64url. Required. */
    public Builder signature(String value) {
      return set("signature", value);
    }

    /** Returns the object. */
    public PasskeySignature build() {
      return new PasskeySignature(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** The passkey's signature of the digest (WebAuthn). */
public final class DecisionPasskey extends ApiObject {
  /** Creates an object from JSON. */
  public DecisionPasskey(JsonNode json) {
    super(json);
  }

  /** The credential ID, as base64url. */
  public String credentialId() {
    return required("credentialId", ApiObject::text);
  }

  /** The passkey's public key: COSE, as base64. */
  public String publicKey() {
    return required("publicKey", ApiObject::text);
  }

  /** The authenticator data, as base64url. */
  public String authenticatorData() {
    return required("authenticatorData", ApiObject::text);
  }

  /** The client data, as base64url. Its challenge is the digest. */
  public String clientDataJson() {
    return required("clientDataJson", ApiObject::text);
  }

  /** The signature, as base64url. */
  public String signature() {
    return required("signature", ApiObject::text);
  }
}

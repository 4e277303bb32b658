// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A new API key with its secret value. */
public final class NewApiKey extends ApiObject {
  /** Creates an object from JSON. */
  public NewApiKey(JsonNode json) {
    super(json);
  }

  /** A TypeID: {@code key_} and 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code api_key}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The type of the key. */
  public ApiKeyType type() {
    return required("type", enumeration(ApiKeyType::of));
  }

  /** The environment the key works in. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The key's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** The first four characters of the key's body. */
  public String prefix() {
    return required("prefix", ApiObject::text);
  }

  /** The last four characters of the key's body. */
  public String last4() {
    return required("last4", ApiObject::text);
  }

  /** The key's scopes. */
  public List<String> scopes() {
    return required("scopes", list(ApiObject::text));
  }

  /** The addresses and CIDR blocks the key can be used from. Empty allows any address. */
  public List<String> ipAllowlist() {
    return required("ipAllowlist", list(ApiObject::text));
  }

  /**
   * The RFC 7638 thumbprint of the public key that the key is bound to; null if it is not bound. Requests with a
   * bound key need a proof signed with the private key (DPoP).
   */
  public Optional<String> proofKeyThumbprint() {
    return optional("proofKeyThumbprint", ApiObject::text);
  }

  /** The key's status. {@code expiring}: the key works and has an expiration date. */
  public ApiKeyStatus status() {
    return required("status", enumeration(ApiKeyStatus::of));
  }

  /** When the key was created. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** When the key expires; null if never. */
  public Optional<Instant> expiresAt() {
    return optional("expiresAt", ApiObject::instant);
  }

  /** When the key was revoked; null if it was not. */
  public Optional<Instant> revokedAt() {
    return optional("revokedAt", ApiObject::instant);
  }

  /** When the key was last used, updated every few seconds. */
  public Optional<Instant> lastUsedAt() {
    return optional("lastUsedAt", ApiObject::instant);
  }

  /** When the key was first used; null if never, or if the service did not record first uses at that time. */
  public Optional<Instant> firstUsedAt() {
    return optional("firstUsedAt", ApiObject::instant);
  }

  /** The ID of the key this key replaced. */
  public Optional<String> rotatedFrom() {
    return optional("rotatedFrom", ApiObject::text);
  }

  /** The ID of the key that replaced this key. */
  public Optional<String> replacedBy() {
    return optional("replacedBy", ApiObject::text);
  }

  /** Whether the key is still needed. Null unless the key was rotated and still works. */
  public Optional<SafeToRevoke> safeToRevoke() {
    return optional("safeToRevoke", SafeToRevoke::new);
  }

  /** Shown only once. */
  public String key() {
    return required("key", ApiObject::text);
  }
}

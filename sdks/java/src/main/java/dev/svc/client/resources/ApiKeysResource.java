// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.ApiKey;
import dev.svc.client.models.ApiKeysListQuery;
import dev.svc.client.models.RotateApiKeyRequest;
import dev.svc.client.models.RotateApiKeyResponse;

/** Methods of {@code client.apiKeys()}. */
public final class ApiKeysResource {
  private final Transport transport;

  ApiKeysResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List the organization's API keys, newest first.
   *
   * <p>Shows types, scopes, allowlists and last use of the keys, but never their secrets.
   *
   * <p>Requires an {@code ak_} key with the scope {@code keys:read}.
   */
  public PageList<ApiKey> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<ApiKey> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<ApiKey> list(ApiKeysListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<ApiKey> list(ApiKeysListQuery query, CallOptions options) {
    return new PageList<>(ApiKey::new, cursor ->
        transport.json(new Call("GET", "/v1/api-keys").query(query).cursor(cursor).options(options)));
  }

  /**
   * Retrieve the API key of this request.
   *
   * <p>Use it to check a key: its environment, scopes, allowlist and expiration.
   *
   * <p>Requires an {@code ak_} key, with any scope.
   */
  public ApiKey current() {
    return current(CallOptions.DEFAULT);
  }

  /** See {@link #current()}. */
  public ApiKey current(CallOptions options) {
    return new ApiKey(transport.json(new Call("GET", "/v1/api-keys/current").options(options)));
  }

  /**
   * Rotate the API key of this request.
   *
   * <p>With an {@code Idempotency-Key}, you can retrieve a lost response for ten minutes, while the old key is
   * active. It is stored encrypted with your API key and idempotency key. With a grace period of 0, nothing is
   * stored.
   *
   * <p>Requires an {@code ak_} key with the scope {@code keys:rotate}.
   */
  public RotateApiKeyResponse rotate() {
    return rotate(null, WriteOptions.DEFAULT);
  }

  /** See {@link #rotate()}. */
  public RotateApiKeyResponse rotate(WriteOptions options) {
    return rotate(null, options);
  }

  /** See {@link #rotate()}. */
  public RotateApiKeyResponse rotate(RotateApiKeyRequest body) {
    return rotate(body, WriteOptions.DEFAULT);
  }

  /** See {@link #rotate()}. */
  public RotateApiKeyResponse rotate(RotateApiKeyRequest body, WriteOptions options) {
    return new RotateApiKeyResponse(transport.json(new Call("POST", "/v1/api-keys/rotate")
            .body(body)
            .options(options)));
  }
}

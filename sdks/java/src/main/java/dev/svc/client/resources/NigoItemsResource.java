// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.NigoItem;
import dev.svc.client.models.NigoItemsGetQuery;
import dev.svc.client.models.ResolveNigoItemRequest;

/** Methods of {@code client.nigoItems()}. */
public final class NigoItemsResource {
  private final Transport transport;

  NigoItemsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Retrieve a NIGO item.
   *
   * <p>Shows what is wrong with the request, who must fix it, and whether it is resolved.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public NigoItem get(String id) {
    return get(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public NigoItem get(String id, CallOptions options) {
    return get(id, null, options);
  }

  /** See {@link #get(String)}. */
  public NigoItem get(String id, NigoItemsGetQuery query) {
    return get(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public NigoItem get(String id, NigoItemsGetQuery query, CallOptions options) {
    return new NigoItem(transport.json(new Call("GET", "/v1/nigo-items/" + Call.encode(id))
            .query(query)
            .options(options)));
  }

  /**
   * Resolve a NIGO item.
   *
   * <p>Some items resolve automatically: the items of {@code custodian_soft_reject} when the rollover continues,
   * and the items of a rejection when the rollover is reopened.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public NigoItem resolve(String id) {
    return resolve(id, null, WriteOptions.DEFAULT);
  }

  /** See {@link #resolve(String)}. */
  public NigoItem resolve(String id, WriteOptions options) {
    return resolve(id, null, options);
  }

  /** See {@link #resolve(String)}. */
  public NigoItem resolve(String id, ResolveNigoItemRequest body) {
    return resolve(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #resolve(String)}. */
  public NigoItem resolve(String id, ResolveNigoItemRequest body, WriteOptions options) {
    return new NigoItem(transport.json(new Call("POST", "/v1/nigo-items/" + Call.encode(id) + "/resolve")
            .body(body)
            .options(options)));
  }
}

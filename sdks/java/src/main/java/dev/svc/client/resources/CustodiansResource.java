// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.Custodian;
import dev.svc.client.models.CustodiansListQuery;

/** Methods of {@code client.custodians()}. */
public final class CustodiansResource {
  private final Transport transport;

  CustodiansResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Browse and search custodians.
   *
   * <p>{@code q} finds names, former names and misspellings, best match first. Without {@code q}, custodians are
   * sorted by name.
   *
   * <p>Requires an {@code ak_} key with the scope {@code custodians:read}.
   */
  public PageList<Custodian> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Custodian> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<Custodian> list(CustodiansListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Custodian> list(CustodiansListQuery query, CallOptions options) {
    return new PageList<>(Custodian::new, cursor ->
        transport.json(new Call("GET", "/v1/custodians").query(query).cursor(cursor).options(options)));
  }

  /**
   * Retrieve a custodian.
   *
   * <p>Shows what the custodian requires, how long it takes, and how to pay it.
   *
   * <p>Requires an {@code ak_} key with the scope {@code custodians:read}.
   */
  public Custodian get(String id) {
    return get(id, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Custodian get(String id, CallOptions options) {
    return new Custodian(transport.json(new Call("GET", "/v1/custodians/" + Call.encode(id)).options(options)));
  }
}

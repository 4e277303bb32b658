// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.LoggedRequest;
import dev.svc.client.models.RequestsListQuery;

/** Methods of {@code client.requests()}. */
public final class RequestsResource {
  private final Transport transport;

  RequestsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List this API key's requests of the last seven days, newest first.
   *
   * <p>Use it to debug an integration. A key sees only its own requests. The log contains failed requests and a
   * sample of successful requests. On each instance, the limits per minute are:
   *
   * <p>- failed requests: 30 per caller and 60 per organization - successful requests: 10 per caller and 60 per
   * organization
   *
   * <p>The log stores up to 5,000 requests per hour.
   *
   * <p>Requires an {@code ak_} key, with any scope.
   */
  public PageList<LoggedRequest> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<LoggedRequest> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<LoggedRequest> list(RequestsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<LoggedRequest> list(RequestsListQuery query, CallOptions options) {
    return new PageList<>(LoggedRequest::new, cursor ->
        transport.json(new Call("GET", "/v1/requests").query(query).cursor(cursor).options(options)));
  }

  /**
   * Retrieve one of this API key's requests.
   *
   * <p>The log keeps failed requests and a sample of successful requests for seven days. It contains no bodies,
   * queries or other client input, except the ID in the path.
   *
   * <p>Requires an {@code ak_} key, with any scope.
   */
  public LoggedRequest get(String id) {
    return get(id, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public LoggedRequest get(String id, CallOptions options) {
    return new LoggedRequest(transport.json(new Call("GET", "/v1/requests/" + Call.encode(id)).options(options)));
  }
}

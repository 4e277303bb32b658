// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.TrackingLink;

/** Methods of {@code client.trackingLinks()}. */
public final class TrackingLinksResource {
  private final Transport transport;

  TrackingLinksResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Revoke a tracking link.
   *
   * <p>The link and open pages stop working immediately. Revoking a revoked link changes nothing.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public TrackingLink revoke(String id) {
    return revoke(id, WriteOptions.DEFAULT);
  }

  /** See {@link #revoke(String)}. */
  public TrackingLink revoke(String id, WriteOptions options) {
    return new TrackingLink(transport.json(new Call("POST", "/v1/tracking-links/" + Call.encode(id) + "/revoke")
            .options(options)));
  }
}

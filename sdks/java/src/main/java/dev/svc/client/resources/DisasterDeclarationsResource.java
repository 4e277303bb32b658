// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.DisasterDeclaration;
import dev.svc.client.models.DisasterDeclarationsListQuery;

/** Methods of {@code client.disasterDeclarations()}. */
public final class DisasterDeclarationsResource {
  private final Transport transport;

  DisasterDeclarationsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List disaster declarations that postpone deadlines.
   *
   * <p>Returns the latest version of each declaration, sorted by ID. The operator of the service loads the
   * declarations. Send the ID of a declaration as the attestation {@code disasterDeclaration}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<DisasterDeclaration> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<DisasterDeclaration> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<DisasterDeclaration> list(DisasterDeclarationsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<DisasterDeclaration> list(DisasterDeclarationsListQuery query, CallOptions options) {
    return new PageList<>(DisasterDeclaration::new, cursor ->
        transport.json(new Call("GET", "/v1/disaster-declarations").query(query).cursor(cursor).options(options)));
  }
}

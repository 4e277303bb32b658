// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.NigoReasonPage;

/** Methods of {@code client.nigoCodes()}. */
public final class NigoCodesResource {
  private final Transport transport;

  NigoCodesResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List the NIGO codes with their remedies.
   *
   * <p>Shows the meaning of each code, who must fix the deficiency, and how.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public NigoReasonPage list() {
    return list(CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public NigoReasonPage list(CallOptions options) {
    return new NigoReasonPage(transport.json(new Call("GET", "/v1/nigo-codes").options(options)));
  }
}

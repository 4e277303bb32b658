// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.ContractChanges;

/** Methods of {@code client.changes()}. */
public final class ChangesResource {
  private final Transport transport;

  ChangesResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List the changes of the API.
   *
   * <p>For programs: when each operation, event type and field was added, and what is deprecated. Requires no
   * credential.
   */
  public ContractChanges list() {
    return list(CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public ContractChanges list(CallOptions options) {
    return new ContractChanges(transport.json(new Call("GET", "/v1/changes").options(options)));
  }
}

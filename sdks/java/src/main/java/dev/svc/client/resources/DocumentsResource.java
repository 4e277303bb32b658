// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.ApiResponse;
import dev.svc.client.CallOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;

/** Methods of {@code client.documents()}. */
public final class DocumentsResource {
  private final Transport transport;

  DocumentsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Download the file of a document.
   *
   * <p>Returns the file as an attachment with its detected media type. Each download is audited. If the
   * connection closes before {@code Content-Length} bytes, the file is incomplete.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:reveal}.
   */
  public ApiResponse file(String id) {
    return file(id, CallOptions.DEFAULT);
  }

  /** See {@link #file(String)}. */
  public ApiResponse file(String id, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/documents/" + Call.encode(id) + "/file")
            .accept("application/pdf, image/png, image/jpeg")
            .options(options));
  }
}

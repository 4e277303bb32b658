// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.ApiResponse;
import dev.svc.client.CallOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.ConsentRecord;

/** Methods of {@code client.consents()}. */
public final class ConsentsResource {
  private final Transport transport;

  ConsentsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Retrieve a consent.
   *
   * <p>Returns JSON, or a printable PDF if {@code Accept} prefers {@code application/pdf}. Send the consent's ID
   * as {@code consentReference} in {@code submit} and {@code sign_consent}, which check it against the rollover.
   *
   * <p>Requires an {@code ak_} key with the scope {@code accounts:read}.
   */
  public ConsentRecord get(String id) {
    return get(id, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public ConsentRecord get(String id, CallOptions options) {
    return new ConsentRecord(transport.json(new Call("GET", "/v1/consents/" + Call.encode(id)).options(options)));
  }

  /**
   * Retrieve a consent.
   *
   * <p>Returns JSON, or a printable PDF if {@code Accept} prefers {@code application/pdf}. Send the consent's ID
   * as {@code consentReference} in {@code submit} and {@code sign_consent}, which check it against the rollover.
   *
   * <p>Requires an {@code ak_} key with the scope {@code accounts:read}.
   */
  public ApiResponse getPdf(String id) {
    return getPdf(id, CallOptions.DEFAULT);
  }

  /** See {@link #getPdf(String)}. */
  public ApiResponse getPdf(String id, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/consents/" + Call.encode(id))
            .accept("application/pdf")
            .options(options));
  }
}

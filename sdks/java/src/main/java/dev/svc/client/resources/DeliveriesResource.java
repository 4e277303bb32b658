// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.DeliveriesGetQuery;
import dev.svc.client.models.WebhookDeliveryWithAttempts;

/** Methods of {@code client.deliveries()}. */
public final class DeliveriesResource {
  private final Transport transport;

  DeliveriesResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Retrieve a delivery with its attempts.
   *
   * <p>Shows each attempt with its request, response and time, to find out why an endpoint did not accept an
   * event.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:read}.
   */
  public WebhookDeliveryWithAttempts get(String id) {
    return get(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public WebhookDeliveryWithAttempts get(String id, CallOptions options) {
    return get(id, null, options);
  }

  /** See {@link #get(String)}. */
  public WebhookDeliveryWithAttempts get(String id, DeliveriesGetQuery query) {
    return get(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public WebhookDeliveryWithAttempts get(String id, DeliveriesGetQuery query, CallOptions options) {
    return new WebhookDeliveryWithAttempts(transport.json(new Call("GET", "/v1/deliveries/" + Call.encode(id))
            .query(query)
            .options(options)));
  }
}

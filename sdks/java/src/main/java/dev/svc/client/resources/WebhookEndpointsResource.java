// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.ChangeOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.DeleteWebhookEndpointResponse;
import dev.svc.client.models.NewWebhookEndpoint;
import dev.svc.client.models.RotateWebhookSecretRequest;
import dev.svc.client.models.TestWebhookEndpointRequest;
import dev.svc.client.models.WebhookDelivery;
import dev.svc.client.models.WebhookEndpoint;
import dev.svc.client.models.WebhookEndpointInput;
import dev.svc.client.models.WebhookEndpointPatch;
import dev.svc.client.models.WebhookEndpointsDeliveriesQuery;
import dev.svc.client.models.WebhookEndpointsListQuery;
import dev.svc.client.models.WebhookEndpointsRecoveriesQuery;
import dev.svc.client.models.WebhookRecovery;
import dev.svc.client.models.WebhookRecoveryInput;
import dev.svc.client.models.WebhookSecrets;
import dev.svc.client.models.WebhookStats;

/** Methods of {@code client.webhookEndpoints()}. */
public final class WebhookEndpointsResource {
  private final Transport transport;

  WebhookEndpointsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List endpoints, newest first.
   *
   * <p>Endpoints are listed without their signing secrets.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:read}.
   */
  public PageList<WebhookEndpoint> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<WebhookEndpoint> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<WebhookEndpoint> list(WebhookEndpointsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<WebhookEndpoint> list(WebhookEndpointsListQuery query, CallOptions options) {
    return new PageList<>(WebhookEndpoint::new, cursor ->
        transport.json(new Call("GET", "/v1/webhook-endpoints").query(query).cursor(cursor).options(options)));
  }

  /**
   * Create a webhook endpoint.
   *
   * <p>An organization can have up to 50 endpoints. Deliveries are signed with the secret according to Standard
   * Webhooks (standardwebhooks.com).
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:write}.
   */
  public NewWebhookEndpoint create(WebhookEndpointInput body) {
    return create(body, WriteOptions.DEFAULT);
  }

  /** See {@link #create(WebhookEndpointInput)}. */
  public NewWebhookEndpoint create(WebhookEndpointInput body, WriteOptions options) {
    return new NewWebhookEndpoint(transport.json(new Call("POST", "/v1/webhook-endpoints")
            .body(body)
            .options(options)));
  }

  /**
   * Retrieve an endpoint.
   *
   * <p>Shows the URL, its event types, and whether deliveries succeed.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:read}.
   */
  public WebhookEndpoint get(String id) {
    return get(id, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public WebhookEndpoint get(String id, CallOptions options) {
    return new WebhookEndpoint(transport.json(new Call("GET", "/v1/webhook-endpoints/" + Call.encode(id))
            .options(options)));
  }

  /**
   * Update an endpoint.
   *
   * <p>When a disabled endpoint is enabled again, its waiting deliveries are sent according to {@code ordering}.
   * A new ordering applies to future events only. A new payload format also applies to retries of earlier
   * events.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:write}.
   */
  public WebhookEndpoint update(String id, WebhookEndpointPatch body) {
    return update(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #update(String, WebhookEndpointPatch)}. */
  public WebhookEndpoint update(String id, WebhookEndpointPatch body, ChangeOptions options) {
    return new WebhookEndpoint(transport.json(new Call("PATCH", "/v1/webhook-endpoints/" + Call.encode(id))
            .body(body)
            .options(options)));
  }

  /**
   * Delete an endpoint and its deliveries.
   *
   * <p>The endpoint receives no more events. Its deliveries and their attempts are deleted too.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:write}.
   */
  public DeleteWebhookEndpointResponse delete(String id) {
    return delete(id, ChangeOptions.DEFAULT);
  }

  /** See {@link #delete(String)}. */
  public DeleteWebhookEndpointResponse delete(String id, ChangeOptions options) {
    return new DeleteWebhookEndpointResponse(transport.json(new Call("DELETE", "/v1/webhook-endpoints/" + Call.encode(id))
            .options(options)));
  }

  /**
   * List an endpoint's deliveries, newest first.
   *
   * <p>Filter by status or event type to find events that the endpoint did not accept.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:read}.
   */
  public PageList<WebhookDelivery> deliveries(String id) {
    return deliveries(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #deliveries(String)}. */
  public PageList<WebhookDelivery> deliveries(String id, CallOptions options) {
    return deliveries(id, null, options);
  }

  /** See {@link #deliveries(String)}. */
  public PageList<WebhookDelivery> deliveries(String id, WebhookEndpointsDeliveriesQuery query) {
    return deliveries(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #deliveries(String)}. */
  public PageList<WebhookDelivery> deliveries(String id, WebhookEndpointsDeliveriesQuery query, CallOptions options) {
    return new PageList<>(WebhookDelivery::new, cursor ->
        transport.json(new Call("GET", "/v1/webhook-endpoints/" + Call.encode(id) + "/deliveries")
            .query(query)
            .cursor(cursor)
            .options(options)));
  }

  /**
   * List an endpoint's recoveries, newest first.
   *
   * <p>Each recovery resends events that the endpoint missed in a period.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:read}.
   */
  public PageList<WebhookRecovery> recoveries(String id) {
    return recoveries(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #recoveries(String)}. */
  public PageList<WebhookRecovery> recoveries(String id, CallOptions options) {
    return recoveries(id, null, options);
  }

  /** See {@link #recoveries(String)}. */
  public PageList<WebhookRecovery> recoveries(String id, WebhookEndpointsRecoveriesQuery query) {
    return recoveries(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #recoveries(String)}. */
  public PageList<WebhookRecovery> recoveries(String id, WebhookEndpointsRecoveriesQuery query, CallOptions options) {
    return new PageList<>(WebhookRecovery::new, cursor ->
        transport.json(new Call("GET", "/v1/webhook-endpoints/" + Call.encode(id) + "/recover")
            .query(query)
            .cursor(cursor)
            .options(options)));
  }

  /**
   * Resend events an endpoint missed.
   *
   * <p>Events are sent oldest first, with their original {@code webhook-id}. The endpoint's {@code ordering}
   * does not apply. Events that another recovery with status {@code all} is already resending are skipped. Track
   * progress with {@code GET} at the same path.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:write}.
   */
  public WebhookRecovery recover(String id, WebhookRecoveryInput body) {
    return recover(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #recover(String, WebhookRecoveryInput)}. */
  public WebhookRecovery recover(String id, WebhookRecoveryInput body, WriteOptions options) {
    return new WebhookRecovery(transport.json(new Call("POST", "/v1/webhook-endpoints/" + Call.encode(id) + "/recover")
            .body(body)
            .options(options)));
  }

  /**
   * Rotate an endpoint's secret.
   *
   * <p>For 24 hours, deliveries are also signed with the old secret, in the same header. An endpoint can have up
   * to five active secrets. A rotation that would end a secret before its 24 hours have passed is rejected.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:write}.
   */
  public NewWebhookEndpoint rotateSecret(String id) {
    return rotateSecret(id, null, ChangeOptions.DEFAULT);
  }

  /** See {@link #rotateSecret(String)}. */
  public NewWebhookEndpoint rotateSecret(String id, ChangeOptions options) {
    return rotateSecret(id, null, options);
  }

  /** See {@link #rotateSecret(String)}. */
  public NewWebhookEndpoint rotateSecret(String id, RotateWebhookSecretRequest body) {
    return rotateSecret(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #rotateSecret(String)}. */
  public NewWebhookEndpoint rotateSecret(String id, RotateWebhookSecretRequest body, ChangeOptions options) {
    return new NewWebhookEndpoint(transport.json(new Call("POST", "/v1/webhook-endpoints/" + Call.encode(id) + "/rotate-secret")
            .body(body)
            .options(options)));
  }

  /**
   * Reveal an endpoint's signing secrets.
   *
   * <p>Each request is audited.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:write}.
   */
  public WebhookSecrets secret(String id) {
    return secret(id, CallOptions.DEFAULT);
  }

  /** See {@link #secret(String)}. */
  public WebhookSecrets secret(String id, CallOptions options) {
    return new WebhookSecrets(transport.json(new Call("GET", "/v1/webhook-endpoints/" + Call.encode(id) + "/secret")
            .options(options)));
  }

  /**
   * Get an endpoint's delivery statistics for the last 24 hours.
   *
   * <p>Counts attempts by outcome, and deliveries that are waiting for an attempt.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:read}.
   */
  public WebhookStats stats(String id) {
    return stats(id, CallOptions.DEFAULT);
  }

  /** See {@link #stats(String)}. */
  public WebhookStats stats(String id, CallOptions options) {
    return new WebhookStats(transport.json(new Call("GET", "/v1/webhook-endpoints/" + Call.encode(id) + "/stats")
            .options(options)));
  }

  /**
   * Send a test event to an endpoint.
   *
   * <p>Sends {@code webhook.test}, or the example of another event type with {@code test: true} in its payload.
   * The event goes only to this endpoint, regardless of its event types. Read the result at {@code
   * /v1/deliveries/{id}}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code webhooks:write}.
   */
  public WebhookDelivery test(String id) {
    return test(id, null, WriteOptions.DEFAULT);
  }

  /** See {@link #test(String)}. */
  public WebhookDelivery test(String id, WriteOptions options) {
    return test(id, null, options);
  }

  /** See {@link #test(String)}. */
  public WebhookDelivery test(String id, TestWebhookEndpointRequest body) {
    return test(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #test(String)}. */
  public WebhookDelivery test(String id, TestWebhookEndpointRequest body, WriteOptions options) {
    return new WebhookDelivery(transport.json(new Call("POST", "/v1/webhook-endpoints/" + Call.encode(id) + "/test")
            .body(body)
            .options(options)));
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.CancelDistributionRequest;
import dev.svc.client.models.CashPaymentInput;
import dev.svc.client.models.Distribution;
import dev.svc.client.models.DistributionInput;
import dev.svc.client.models.DistributionsGetQuery;
import dev.svc.client.models.DistributionsListQuery;
import dev.svc.client.models.SubmitDistributionRequest;

/** Methods of {@code client.distributions()}. */
public final class DistributionsResource {
  private final Transport transport;

  DistributionsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List distributions, newest first.
   *
   * <p>Each distribution is listed with the destinations of its money.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<Distribution> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Distribution> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<Distribution> list(DistributionsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Distribution> list(DistributionsListQuery query, CallOptions options) {
    return new PageList<>(Distribution::new, cursor ->
        transport.json(new Call("GET", "/v1/distributions").query(query).cursor(cursor).options(options)));
  }

  /**
   * Create a distribution.
   *
   * <p>Creates draft rollovers for all money that leaves one account at the same time, whatever its
   * destinations. Creates all of them or none, and errors name the destination. Pre-tax and after-tax money is
   * allocated to the destinations by IRS Notice 2014-54. With several destinations, the participant can choose
   * how much of each goes where.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:write}.
   */
  public Distribution create(DistributionInput body) {
    return create(body, WriteOptions.DEFAULT);
  }

  /** See {@link #create(DistributionInput)}. */
  public Distribution create(DistributionInput body, WriteOptions options) {
    return new Distribution(transport.json(new Call("POST", "/v1/distributions").body(body).options(options)));
  }

  /**
   * Retrieve a distribution.
   *
   * <p>Shows the destinations, the cash part and the tax treatment of the distribution.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public Distribution get(String id) {
    return get(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Distribution get(String id, CallOptions options) {
    return get(id, null, options);
  }

  /** See {@link #get(String)}. */
  public Distribution get(String id, DistributionsGetQuery query) {
    return get(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Distribution get(String id, DistributionsGetQuery query, CallOptions options) {
    return new Distribution(transport.json(new Call("GET", "/v1/distributions/" + Call.encode(id))
            .query(query)
            .options(options)));
  }

  /**
   * Cancel a distribution.
   *
   * <p>Cancels all rollovers of the distribution or none. Not allowed once money has left or a rollover is
   * completed. Rollovers that ended in another way stay unchanged.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public Distribution cancel(String id, CancelDistributionRequest body) {
    return cancel(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #cancel(String, CancelDistributionRequest)}. */
  public Distribution cancel(String id, CancelDistributionRequest body, WriteOptions options) {
    return new Distribution(transport.json(new Call("POST", "/v1/distributions/" + Call.encode(id) + "/cancel")
            .body(body)
            .options(options)));
  }

  /**
   * Record the cash part of a distribution.
   *
   * <p>Records how the amount that is not rolled over was paid to the participant. The payment has its own Form
   * 1099-R in the tax report, apart from the rollovers. Recording the payment again corrects it.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public Distribution recordCashPayment(String id, CashPaymentInput body) {
    return recordCashPayment(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #recordCashPayment(String, CashPaymentInput)}. */
  public Distribution recordCashPayment(String id, CashPaymentInput body, WriteOptions options) {
    return new Distribution(transport.json(new Call("POST", "/v1/distributions/" + Call.encode(id) + "/cash-payment")
            .body(body)
            .options(options)));
  }

  /**
   * Submit a distribution.
   *
   * <p>Submits all rollovers of the distribution or none, with a consent obtained elsewhere. If one rollover
   * cannot be submitted, the error names its destination.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:act}.
   */
  public Distribution submit(String id, SubmitDistributionRequest body) {
    return submit(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #submit(String, SubmitDistributionRequest)}. */
  public Distribution submit(String id, SubmitDistributionRequest body, WriteOptions options) {
    return new Distribution(transport.json(new Call("POST", "/v1/distributions/" + Call.encode(id) + "/submit")
            .body(body)
            .options(options)));
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.ChangeOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.IncomingFunds;
import dev.svc.client.models.IncomingFundsApplication;
import dev.svc.client.models.IncomingFundsBatch;
import dev.svc.client.models.IncomingFundsBatchInput;
import dev.svc.client.models.IncomingFundsEntry;
import dev.svc.client.models.IncomingFundsGetQuery;
import dev.svc.client.models.IncomingFundsHistoryQuery;
import dev.svc.client.models.IncomingFundsInput;
import dev.svc.client.models.IncomingFundsListQuery;
import dev.svc.client.models.IncomingFundsPatch;
import dev.svc.client.models.IncomingFundsSuggestions;
import dev.svc.client.models.IncomingFundsSummary;
import dev.svc.client.models.IncomingFundsSummaryQuery;
import dev.svc.client.models.ReturnIncomingFundsRequest;
import dev.svc.client.models.ReverseIncomingFundsRequest;
import dev.svc.client.models.SuspendIncomingFundsRequest;
import dev.svc.client.models.UnapplyIncomingFundsRequest;

/** Methods of {@code client.incomingFunds()}. */
public final class IncomingFundsResource {
  private final Transport transport;

  IncomingFundsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List incoming funds.
   *
   * <p>Lists money that arrived, newest first. Filter by {@code status} to find money that is not matched yet.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<IncomingFunds> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<IncomingFunds> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<IncomingFunds> list(IncomingFundsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<IncomingFunds> list(IncomingFundsListQuery query, CallOptions options) {
    return new PageList<>(IncomingFunds::new, cursor ->
        transport.json(new Call("GET", "/v1/incoming-funds").query(query).cursor(cursor).options(options)));
  }

  /**
   * Record money that arrived.
   *
   * <p>For money that no rollover expects yet. {@code GET /v1/incoming-funds/{id}/suggestions} lists rollovers
   * that it could belong to. A bank reference that is already recorded marks a suspected duplicate, which is
   * recorded too.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFunds record(IncomingFundsInput body) {
    return record(body, WriteOptions.DEFAULT);
  }

  /** See {@link #record(IncomingFundsInput)}. */
  public IncomingFunds record(IncomingFundsInput body, WriteOptions options) {
    return new IncomingFunds(transport.json(new Call("POST", "/v1/incoming-funds").body(body).options(options)));
  }

  /**
   * Record up to 100 arrivals.
   *
   * <p>Each item is recorded independently, like {@code POST /v1/incoming-funds}, and has its own result. Each
   * item counts as one request. If you repeat a batch with the same idempotency key, only missing items are
   * recorded.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFundsBatch recordBatch(IncomingFundsBatchInput body) {
    return recordBatch(body, WriteOptions.DEFAULT);
  }

  /** See {@link #recordBatch(IncomingFundsBatchInput)}. */
  public IncomingFundsBatch recordBatch(IncomingFundsBatchInput body, WriteOptions options) {
    return new IncomingFundsBatch(transport.json(new Call("POST", "/v1/incoming-funds/batch")
            .body(body)
            .options(options)));
  }

  /**
   * Sum incoming funds by day, file and age.
   *
   * <p>Days are those on which the money arrived. Amounts show where the money is now. {@code total} and {@code
   * days} cover the range of days; {@code suspense} covers all money.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public IncomingFundsSummary summary() {
    return summary(null, CallOptions.DEFAULT);
  }

  /** See {@link #summary()}. */
  public IncomingFundsSummary summary(CallOptions options) {
    return summary(null, options);
  }

  /** See {@link #summary()}. */
  public IncomingFundsSummary summary(IncomingFundsSummaryQuery query) {
    return summary(query, CallOptions.DEFAULT);
  }

  /** See {@link #summary()}. */
  public IncomingFundsSummary summary(IncomingFundsSummaryQuery query, CallOptions options) {
    return new IncomingFundsSummary(transport.json(new Call("GET", "/v1/incoming-funds/summary")
            .query(query)
            .options(options)));
  }

  /**
   * Retrieve incoming funds.
   *
   * <p>Shows the amount, its sender, the rollovers it was applied to and its deadline.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public IncomingFunds get(String id) {
    return get(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public IncomingFunds get(String id, CallOptions options) {
    return get(id, null, options);
  }

  /** See {@link #get(String)}. */
  public IncomingFunds get(String id, IncomingFundsGetQuery query) {
    return get(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public IncomingFunds get(String id, IncomingFundsGetQuery query, CallOptions options) {
    return new IncomingFunds(transport.json(new Call("GET", "/v1/incoming-funds/" + Call.encode(id))
            .query(query)
            .options(options)));
  }

  /**
   * Change the owner, note or deadline of incoming funds.
   *
   * <p>Only the sent fields change. The amount and the sender cannot be changed.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFunds update(String id, IncomingFundsPatch body) {
    return update(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #update(String, IncomingFundsPatch)}. */
  public IncomingFunds update(String id, IncomingFundsPatch body, ChangeOptions options) {
    return new IncomingFunds(transport.json(new Call("PATCH", "/v1/incoming-funds/" + Call.encode(id))
            .body(body)
            .options(options)));
  }

  /**
   * Apply incoming funds to rollovers.
   *
   * <p>Performs {@code mark_funds_received} on each rollover, and links the receipts. Send {@code rolloverId}
   * for one rollover, or {@code allocations} that add up to the amount. Applies everything or nothing.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFunds apply(String id, IncomingFundsApplication body) {
    return apply(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #apply(String, IncomingFundsApplication)}. */
  public IncomingFunds apply(String id, IncomingFundsApplication body, ChangeOptions options) {
    return new IncomingFunds(transport.json(new Call("POST", "/v1/incoming-funds/" + Call.encode(id) + "/apply")
            .body(body)
            .options(options)));
  }

  /**
   * List the changes of incoming funds, oldest first.
   *
   * <p>Each entry has the change, its time and who made it.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<IncomingFundsEntry> history(String id) {
    return history(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #history(String)}. */
  public PageList<IncomingFundsEntry> history(String id, CallOptions options) {
    return history(id, null, options);
  }

  /** See {@link #history(String)}. */
  public PageList<IncomingFundsEntry> history(String id, IncomingFundsHistoryQuery query) {
    return history(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #history(String)}. */
  public PageList<IncomingFundsEntry> history(String id, IncomingFundsHistoryQuery query, CallOptions options) {
    return new PageList<>(IncomingFundsEntry::new, cursor ->
        transport.json(new Call("GET", "/v1/incoming-funds/" + Call.encode(id) + "/history")
            .query(query)
            .cursor(cursor)
            .options(options)));
  }

  /**
   * Record that incoming funds were returned to their sender.
   *
   * <p>This is final. Applied money must be unapplied first.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFunds return_(String id, ReturnIncomingFundsRequest body) {
    return return_(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #return_(String, ReturnIncomingFundsRequest)}. */
  public IncomingFunds return_(String id, ReturnIncomingFundsRequest body, ChangeOptions options) {
    return new IncomingFunds(transport.json(new Call("POST", "/v1/incoming-funds/" + Call.encode(id) + "/return")
            .body(body)
            .options(options)));
  }

  /**
   * Record that the bank took incoming funds back.
   *
   * <p>For a check that bounced (NSF) or an ACH return. This is final. If the money is applied, voids the
   * receipts with {@code void_receipt} first.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFunds reverse(String id, ReverseIncomingFundsRequest body) {
    return reverse(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #reverse(String, ReverseIncomingFundsRequest)}. */
  public IncomingFunds reverse(String id, ReverseIncomingFundsRequest body, ChangeOptions options) {
    return new IncomingFunds(transport.json(new Call("POST", "/v1/incoming-funds/" + Call.encode(id) + "/reverse")
            .body(body)
            .options(options)));
  }

  /**
   * Suggest rollovers for incoming funds.
   *
   * <p>Open rollovers that the money could belong to, best first: by amount, custodian, account number, name,
   * reference, check number and tracking number.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public IncomingFundsSuggestions suggestions(String id) {
    return suggestions(id, CallOptions.DEFAULT);
  }

  /** See {@link #suggestions(String)}. */
  public IncomingFundsSuggestions suggestions(String id, CallOptions options) {
    return new IncomingFundsSuggestions(transport.json(new Call("GET", "/v1/incoming-funds/" + Call.encode(id) + "/suggestions")
            .options(options)));
  }

  /**
   * Put incoming funds in suspense.
   *
   * <p>For money that cannot be applied yet. It must be returned to its sender by {@code returnBy}. Default:
   * today plus the number of days in the setting {@code incomingFunds.suspenseDays}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFunds suspend(String id, SuspendIncomingFundsRequest body) {
    return suspend(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #suspend(String, SuspendIncomingFundsRequest)}. */
  public IncomingFunds suspend(String id, SuspendIncomingFundsRequest body, ChangeOptions options) {
    return new IncomingFunds(transport.json(new Call("POST", "/v1/incoming-funds/" + Call.encode(id) + "/suspend")
            .body(body)
            .options(options)));
  }

  /**
   * Unapply incoming funds from their rollovers.
   *
   * <p>Voids the receipts with {@code void_receipt}. The money is unmatched again.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public IncomingFunds unapply(String id, UnapplyIncomingFundsRequest body) {
    return unapply(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #unapply(String, UnapplyIncomingFundsRequest)}. */
  public IncomingFunds unapply(String id, UnapplyIncomingFundsRequest body, ChangeOptions options) {
    return new IncomingFunds(transport.json(new Call("POST", "/v1/incoming-funds/" + Call.encode(id) + "/unapply")
            .body(body)
            .options(options)));
  }
}

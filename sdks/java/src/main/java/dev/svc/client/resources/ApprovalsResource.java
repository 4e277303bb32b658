// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.ApiResponse;
import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.Approval;
import dev.svc.client.models.ApprovalEvidence;
import dev.svc.client.models.ApprovalsListQuery;
import dev.svc.client.models.ConfirmApprovalRequest;
import dev.svc.client.models.DeclineApprovalRequest;
import dev.svc.client.models.RequestApprovalRequest;

/** Methods of {@code client.approvals()}. */
public final class ApprovalsResource {
  private final Transport transport;

  ApprovalsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List approvals, newest first.
   *
   * <p>Use {@code state=pending} for approvals that are waiting for a second person.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<Approval> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Approval> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<Approval> list(ApprovalsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Approval> list(ApprovalsListQuery query, CallOptions options) {
    return new PageList<>(Approval::new, cursor ->
        transport.json(new Call("GET", "/v1/approvals").query(query).cursor(cursor).options(options)));
  }

  /**
   * Request an approval.
   *
   * <p>The action is validated now and executed when another person confirms it within 24 hours. After
   * confirmation of {@code reveal} or an action on a live key, you execute it yourself. A new request for the
   * same action withdraws your earlier one. You can request an approval even if the organization does not
   * require a second person.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public Approval request(RequestApprovalRequest body) {
    return request(body, WriteOptions.DEFAULT);
  }

  /** See {@link #request(RequestApprovalRequest)}. */
  public Approval request(RequestApprovalRequest body, WriteOptions options) {
    return new Approval(transport.json(new Call("POST", "/v1/approvals").body(body).options(options)));
  }

  /**
   * Retrieve an approval.
   *
   * <p>Shows the requested action, who requested it, and who can decide.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public Approval get(String id) {
    return get(id, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Approval get(String id, CallOptions options) {
    return new Approval(transport.json(new Call("GET", "/v1/approvals/" + Call.encode(id)).options(options)));
  }

  /**
   * Confirm an approval.
   *
   * <p>Confirming executes the requested action in the same transaction. {@code reveal} and actions on live keys
   * are the exception: the requester executes those later. If the action is no longer possible, or the facts
   * that the approval covers have changed, nothing is done and the approval stays pending. You need the scopes
   * of the action, and you must not be the requester or the creator of the key that requested it. A member with
   * a passkey signs the request's digest with it. Other members must have signed in within the last 15 minutes.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public Approval confirm(String id) {
    return confirm(id, null, WriteOptions.DEFAULT);
  }

  /** See {@link #confirm(String)}. */
  public Approval confirm(String id, WriteOptions options) {
    return confirm(id, null, options);
  }

  /** See {@link #confirm(String)}. */
  public Approval confirm(String id, ConfirmApprovalRequest body) {
    return confirm(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #confirm(String)}. */
  public Approval confirm(String id, ConfirmApprovalRequest body, WriteOptions options) {
    return new Approval(transport.json(new Call("POST", "/v1/approvals/" + Call.encode(id) + "/confirm")
            .body(body)
            .options(options)));
  }

  /**
   * Decline an approval.
   *
   * <p>The requested action is not performed. The requester can request it again.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public Approval decline(String id) {
    return decline(id, null, WriteOptions.DEFAULT);
  }

  /** See {@link #decline(String)}. */
  public Approval decline(String id, WriteOptions options) {
    return decline(id, null, options);
  }

  /** See {@link #decline(String)}. */
  public Approval decline(String id, DeclineApprovalRequest body) {
    return decline(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #decline(String)}. */
  public Approval decline(String id, DeclineApprovalRequest body, WriteOptions options) {
    return new Approval(transport.json(new Call("POST", "/v1/approvals/" + Call.encode(id) + "/decline")
            .body(body)
            .options(options)));
  }

  /**
   * Retrieve the evidence of an approval.
   *
   * <p>Compares the covered facts at the time of the request with the facts now. After the decision, the receipt
   * proves who decided what: its digest covers the request, and the decider's passkey signed it. The response is
   * JSON, or a printable receipt if {@code Accept} prefers {@code application/pdf}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public ApprovalEvidence evidence(String id) {
    return evidence(id, CallOptions.DEFAULT);
  }

  /** See {@link #evidence(String)}. */
  public ApprovalEvidence evidence(String id, CallOptions options) {
    return new ApprovalEvidence(transport.json(new Call("GET", "/v1/approvals/" + Call.encode(id) + "/evidence")
            .options(options)));
  }

  /**
   * Retrieve the evidence of an approval.
   *
   * <p>Compares the covered facts at the time of the request with the facts now. After the decision, the receipt
   * proves who decided what: its digest covers the request, and the decider's passkey signed it. The response is
   * JSON, or a printable receipt if {@code Accept} prefers {@code application/pdf}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public ApiResponse evidencePdf(String id) {
    return evidencePdf(id, CallOptions.DEFAULT);
  }

  /** See {@link #evidencePdf(String)}. */
  public ApiResponse evidencePdf(String id, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/approvals/" + Call.encode(id) + "/evidence")
            .accept("application/pdf")
            .options(options));
  }

  /**
   * Withdraw your approval request.
   *
   * <p>You can withdraw it until it is decided, as the requesting member or with one of that member's keys.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public Approval withdraw(String id) {
    return withdraw(id, WriteOptions.DEFAULT);
  }

  /** See {@link #withdraw(String)}. */
  public Approval withdraw(String id, WriteOptions options) {
    return new Approval(transport.json(new Call("POST", "/v1/approvals/" + Call.encode(id) + "/withdraw")
            .options(options)));
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Map;
import java.util.Optional;

/** An action that can be performed on a rollover now. */
public final class AvailableAction extends ApiObject {
  /** Creates an object from JSON. */
  public AvailableAction(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code action}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The action. New values may be added. */
  public Action action() {
    return required("action", enumeration(Action::of));
  }

  /** Short description of the action. */
  public String summary() {
    return required("summary", ApiObject::text);
  }

  /** Resulting state. Null if the action does not change the state, or if the result depends on the rollover. */
  public Optional<RolloverState> leadsTo() {
    return optional("leadsTo", enumeration(RolloverState::of));
  }

  /** True if a second person must confirm this action. Request it with {@code POST /v1/approvals} instead. */
  public boolean needsSecondPerson() {
    return required("needsSecondPerson", ApiObject::bool);
  }

  /** Type of the event that webhook endpoints receive when the action is performed. */
  public String event() {
    return required("event", ApiObject::text);
  }

  /**
   * JSON Schema of the action's parameters. {@code x-enum-descriptions} explains each enum value. In GraphQL,
   * the mutation's input has the same fields.
   */
  public Map<String, JsonNode> params() {
    return required("params", map(ApiObject::any));
  }

  /** The action. New values may be added. */
  public static final class Action extends ApiEnum {
    /** Ask the participant to sign. */
    public static final Action REQUEST_CONSENT = of("request_consent");

    /** Record the participant's signature and submit. */
    public static final Action SIGN_CONSENT = of("sign_consent");

    /** Submit with a consent obtained elsewhere. */
    public static final Action SUBMIT = of("submit");

    /**
     * Correct account numbers, the destination custodian, the registration, the plan or the delivery method. New
     * instructions replace the previous ones.
     */
    public static final Action AMEND = of("amend");

    /** Start the review. */
    public static final Action START_REVIEW = of("start_review");

    /** Approve. All documents that the source custodian requires must be provided. */
    public static final Action APPROVE = of("approve");

    /** Reject. Only {@code reopen} undoes this. */
    public static final Action REJECT = of("reject");

    /** Request documents. */
    public static final Action REQUEST_DOCUMENTS = of("request_documents");

    /** Provide documents by reference and digest. */
    public static final Action PROVIDE_DOCUMENTS = of("provide_documents");

    /** Accept a document. */
    public static final Action ACCEPT_DOCUMENT = of("accept_document");

    /** Reject a document. It no longer counts. */
    public static final Action REJECT_DOCUMENT = of("reject_document");

    /** Continue without the requested documents that are still missing. */
    public static final Action WAIVE_DOCUMENTS = of("waive_documents");

    /** Send the request to the source custodian. */
    public static final Action SEND_TO_CUSTODIAN = of("send_to_custodian");

    /** Record that the source custodian acknowledged the request. */
    public static final Action ACKNOWLEDGE = of("acknowledge");

    /** Record a soft rejection by the source custodian, with its remedy. */
    public static final Action CUSTODIAN_SOFT_REJECT = of("custodian_soft_reject");

    /** Record a final rejection by the source custodian. */
    public static final Action CUSTODIAN_REJECT = of("custodian_reject");

    /** Record money sent, once for each payment, including residuals. */
    public static final Action MARK_FUNDS_SENT = of("mark_funds_sent");

    /** Record that the participant received the money. The 60 days begin. */
    public static final Action RECORD_DISTRIBUTION = of("record_distribution");

    /** Report a transfer as lost, returned or stale. The transfer and its receipts no longer count. */
    public static final Action REPORT_FUNDS_RETURNED = of("report_funds_returned");

    /** Record money that the destination custodian received, announced or not. */
    public static final Action MARK_FUNDS_RECEIVED = of("mark_funds_received");

    /** Void a receipt that was recorded incorrectly or bounced. */
    public static final Action VOID_RECEIPT = of("void_receipt");

    /** Record that received money went back to the source. */
    public static final Action RETURN_TO_SOURCE = of("return_to_source");

    /** Correct a transfer. The original is voided, and a corrected copy replaces it. */
    public static final Action CORRECT_TRANSFER = of("correct_transfer");

    /** Correct a receipt. The original is voided, and a corrected copy replaces it. */
    public static final Action CORRECT_RECEIPT = of("correct_receipt");

    /** Accept a difference between the amounts requested, sent or received. */
    public static final Action RESOLVE_MISMATCH = of("resolve_mismatch");

    /** Complete the rollover when the money is posted to the destination account. */
    public static final Action COMPLETE = of("complete");

    /** Reverse the posting of a completed rollover, which reopens it. */
    public static final Action REVERSE_POSTING = of("reverse_posting");

    /** Put on hold. All deadlines pause except the 60 days. */
    public static final Action HOLD = of("hold");

    /** Release the hold and continue in the previous state. */
    public static final Action RELEASE = of("release");

    /** Report that the participant died. Money stops moving until {@code resolve_death}. */
    public static final Action REPORT_DEATH = of("report_death");

    /** Decide about money that left before the participant's death was reported. */
    public static final Action RESOLVE_DEATH = of("resolve_death");

    /** Cancel. Possible until money leaves. */
    public static final Action CANCEL = of("cancel");

    /** Fail a rollover that cannot be completed. If money has left, say where it is. */
    public static final Action FAIL = of("fail");

    /** Reopen a rejected or failed rollover in its previous state. */
    public static final Action REOPEN = of("reopen");

    private Action(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Action of(String value) {
      return intern(Action.class, value, Action::new);
    }
  }
}

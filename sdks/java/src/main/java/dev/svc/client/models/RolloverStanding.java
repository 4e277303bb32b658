// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;

/** A rollover's state and who must act next. */
public final class RolloverStanding extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverStanding(JsonNode json) {
    super(json);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code rollover_state}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** State of a rollover in the workflow. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** Simplified state, for people who do not know the workflow. */
  public RolloverStatus status() {
    return required("status", enumeration(RolloverStatus::of));
  }

  /** The party that must act next. */
  public PendingOn pendingOn() {
    return required("pendingOn", enumeration(PendingOn::of));
  }

  /** Actions that this credential can perform now, given valid parameters. */
  public List<RolloverStandingAvailableAction> availableActions() {
    return required("availableActions", list(enumeration(RolloverStandingAvailableAction::of)));
  }

  /** The rollover's deadlines. */
  public List<Deadline> deadlines() {
    return required("deadlines", list(Deadline::new));
  }

  /** Counts changes. {@code ETag} is derived from it, and {@code ifVersion} is compared with it. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** The action. New values may be added. */
  public static final class RolloverStandingAvailableAction extends ApiEnum {
    /** Ask the participant to sign. */
    public static final RolloverStandingAvailableAction REQUEST_CONSENT = of("request_consent");

    /** Record the participant's signature and submit. */
    public static final RolloverStandingAvailableAction SIGN_CONSENT = of("sign_consent");

    /** Submit with a consent obtained elsewhere. */
    public static final RolloverStandingAvailableAction SUBMIT = of("submit");

    /**
     * Correct account numbers, the destination custodian, the registration, the plan or the delivery method. New
     * instructions replace the previous ones.
     */
    public static final RolloverStandingAvailableAction AMEND = of("amend");

    /** Start the review. */
    public static final RolloverStandingAvailableAction START_REVIEW = of("start_review");

    /** Approve. All documents that the source custodian requires must be provided. */
    public static final RolloverStandingAvailableAction APPROVE = of("approve");

    /** Reject. Only {@code reopen} undoes this. */
    public static final RolloverStandingAvailableAction REJECT = of("reject");

    /** Request documents. */
    public static final RolloverStandingAvailableAction REQUEST_DOCUMENTS = of("request_documents");

    /** Provide documents by reference and digest. */
    public static final RolloverStandingAvailableAction PROVIDE_DOCUMENTS = of("provide_documents");

    /** Accept a document. */
    public static final RolloverStandingAvailableAction ACCEPT_DOCUMENT = of("accept_document");

    /** Reject a document. It no longer counts. */
    public static final RolloverStandingAvailableAction REJECT_DOCUMENT = of("reject_document");

    /** Continue without the requested documents that are still missing. */
    public static final RolloverStandingAvailableAction WAIVE_DOCUMENTS = of("waive_documents");

    /** Send the request to the source custodian. */
    public static final RolloverStandingAvailableAction SEND_TO_CUSTODIAN = of("send_to_custodian");

    /** Record that the source custodian acknowledged the request. */
    public static final RolloverStandingAvailableAction ACKNOWLEDGE = of("acknowledge");

    /** Record a soft rejection by the source custodian, with its remedy. */
    public static final RolloverStandingAvailableAction CUSTODIAN_SOFT_REJECT = of("custodian_soft_reject");

    /** Record a final rejection by the source custodian. */
    public static final RolloverStandingAvailableAction CUSTODIAN_REJECT = of("custodian_reject");

    /** Record money sent, once for each payment, including residuals. */
    public static final RolloverStandingAvailableAction MARK_FUNDS_SENT = of("mark_funds_sent");

    /** Record that the participant received the money. The 60 days begin. */
    public static final RolloverStandingAvailableAction RECORD_DISTRIBUTION = of("record_distribution");

    /** Report a transfer as lost, returned or stale. The transfer and its receipts no longer count. */
    public static final RolloverStandingAvailableAction REPORT_FUNDS_RETURNED = of("report_funds_returned");

    /** Record money that the destination custodian received, announced or not. */
    public static final RolloverStandingAvailableAction MARK_FUNDS_RECEIVED = of("mark_funds_received");

    /** Void a receipt that was recorded incorrectly or bounced. */
    public static final RolloverStandingAvailableAction VOID_RECEIPT = of("void_receipt");

    /** Record that received money went back to the source. */
    public static final RolloverStandingAvailableAction RETURN_TO_SOURCE = of("return_to_source");

    /** Correct a transfer. The original is voided, and a corrected copy replaces it. */
    public static final RolloverStandingAvailableAction CORRECT_TRANSFER = of("correct_transfer");

    /** Correct a receipt. The original is voided, and a corrected copy replaces it. */
    public static final RolloverStandingAvailableAction CORRECT_RECEIPT = of("correct_receipt");

    /** Accept a difference between the amounts requested, sent or received. */
    public static final RolloverStandingAvailableAction RESOLVE_MISMATCH = of("resolve_mismatch");

    /** Complete the rollover when the money is posted to the destination account. */
    public static final RolloverStandingAvailableAction COMPLETE = of("complete");

    /** Reverse the posting of a completed rollover, which reopens it. */
    public static final RolloverStandingAvailableAction REVERSE_POSTING = of("reverse_posting");

    /** Put on hold. All deadlines pause except the 60 days. */
    public static final RolloverStandingAvailableAction HOLD = of("hold");

    /** Release the hold and continue in the previous state. */
    public static final RolloverStandingAvailableAction RELEASE = of("release");

    /** Report that the participant died. Money stops moving until {@code resolve_death}. */
    public static final RolloverStandingAvailableAction REPORT_DEATH = of("report_death");

    /** Decide about money that left before the participant's death was reported. */
    public static final RolloverStandingAvailableAction RESOLVE_DEATH = of("resolve_death");

    /** Cancel. Possible until money leaves. */
    public static final RolloverStandingAvailableAction CANCEL = of("cancel");

    /** Fail a rollover that cannot be completed. If money has left, say where it is. */
    public static final RolloverStandingAvailableAction FAIL = of("fail");

    /** Reopen a rejected or failed rollover in its previous state. */
    public static final RolloverStandingAvailableAction REOPEN = of("reopen");

    private RolloverStandingAvailableAction(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static RolloverStandingAvailableAction of(String value) {
      return intern(RolloverStandingAvailableAction.class, value, RolloverStandingAvailableAction::new);
    }
  }
}

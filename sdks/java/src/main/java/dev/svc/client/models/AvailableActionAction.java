// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The action. New values may be added. */
public final class AvailableActionAction extends ApiEnum {
  /** Ask the participant to sign. */
  public static final AvailableActionAction REQUEST_CONSENT = of("request_consent");

  /** Record the participant's signature and submit. */
  public static final AvailableActionAction SIGN_CONSENT = of("sign_consent");

  /** Submit with a consent obtained elsewhere. */
  public static final AvailableActionAction SUBMIT = of("submit");

  /**
   * Correct account numbers, the destination custodian, the registration, the plan or the delivery method. New
   * instructions replace the previous ones.
   */
  public static final AvailableActionAction AMEND = of("amend");

  /** Start the review. */
  public static final AvailableActionAction START_REVIEW = of("start_review");

  /** Approve. All documents that the source custodian requires must be provided. */
  public static final AvailableActionAction APPROVE = of("approve");

  /** Reject. Only {@code reopen} undoes this. */
  public static final AvailableActionAction REJECT = of("reject");

  /** Request documents. */
  public static final AvailableActionAction REQUEST_DOCUMENTS = of("request_documents");

  /** Provide documents by reference and digest. */
  public static final AvailableActionAction PROVIDE_DOCUMENTS = of("provide_documents");

  /** Accept a document. */
  public static final AvailableActionAction ACCEPT_DOCUMENT = of("accept_document");

  /** Reject a document. It no longer meets its requirement. */
  public static final AvailableActionAction REJECT_DOCUMENT = of("reject_document");

  /** Continue without the requested documents that are still missing. */
  public static final AvailableActionAction WAIVE_DOCUMENTS = of("waive_documents");

  /** Send the request to the source custodian. */
  public static final AvailableActionAction SEND_TO_CUSTODIAN = of("send_to_custodian");

  /** Record that the source custodian acknowledged the request. */
  public static final AvailableActionAction ACKNOWLEDGE = of("acknowledge");

  /** Record a soft rejection by the source custodian, with its remedy. */
  public static final AvailableActionAction CUSTODIAN_SOFT_REJECT = of("custodian_soft_reject");

  /** Record a final rejection by the source custodian. */
  public static final AvailableActionAction CUSTODIAN_REJECT = of("custodian_reject");

  /** Record money sent, once for each payment, including residuals. */
  public static final AvailableActionAction MARK_FUNDS_SENT = of("mark_funds_sent");

  /** Record that the participant received the money. The 60 days begin. */
  public static final AvailableActionAction RECORD_DISTRIBUTION = of("record_distribution");

  /** Report a transfer as lost, returned or stale. The transfer and its receipts no longer count. */
  public static final AvailableActionAction REPORT_FUNDS_RETURNED = of("report_funds_returned");

  /** Record money that the destination custodian received, even if it was not recorded as sent. */
  public static final AvailableActionAction MARK_FUNDS_RECEIVED = of("mark_funds_received");

  /** Void a receipt that was recorded incorrectly or bounced. */
  public static final AvailableActionAction VOID_RECEIPT = of("void_receipt");

  /** Record that received money went back to the source. */
  public static final AvailableActionAction RETURN_TO_SOURCE = of("return_to_source");

  /** Correct a transfer. The original is voided, and a corrected copy replaces it. */
  public static final AvailableActionAction CORRECT_TRANSFER = of("correct_transfer");

  /** Correct a receipt. The original is voided, and a corrected copy replaces it. */
  public static final AvailableActionAction CORRECT_RECEIPT = of("correct_receipt");

  /** Accept a difference between the amounts requested, sent or received. */
  public static final AvailableActionAction RESOLVE_MISMATCH = of("resolve_mismatch");

  /** Complete the rollover when the money is posted to the destination account. */
  public static final AvailableActionAction COMPLETE = of("complete");

  /** Reverse the posting of a completed rollover, which reopens it. */
  public static final AvailableActionAction REVERSE_POSTING = of("reverse_posting");

  /** Put on hold. All deadlines pause except the 60 days. */
  public static final AvailableActionAction HOLD = of("hold");

  /** Release the hold and continue in the previous state. */
  public static final AvailableActionAction RELEASE = of("release");

  /** Report that the participant died. Money stops moving until {@code resolve_death}. */
  public static final AvailableActionAction REPORT_DEATH = of("report_death");

  /** Decide what happens to money sent before the participant's death was reported. */
  public static final AvailableActionAction RESOLVE_DEATH = of("resolve_death");

  /** Cancel. Possible until money leaves. */
  public static final AvailableActionAction CANCEL = of("cancel");

  /** Fail a rollover that cannot be completed. If money has left, say where it is. */
  public static final AvailableActionAction FAIL = of("fail");

  /** Reopen a rejected or failed rollover in its previous state. */
  public static final AvailableActionAction REOPEN = of("reopen");

  private AvailableActionAction(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static AvailableActionAction of(String value) {
    return intern(AvailableActionAction.class, value, AvailableActionAction::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Reason a posting is reversed. */
public final class PostingReversalReason extends ApiEnum {
  /** The money was posted to the wrong account. */
  public static final PostingReversalReason WRONG_ACCOUNT = of("wrong_account");

  /** The wrong amount was posted. */
  public static final PostingReversalReason WRONG_AMOUNT = of("wrong_amount");

  /** The payment bounced or was reversed. */
  public static final PostingReversalReason PAYMENT_REVERSED = of("payment_reversed");

  /** Another reason. */
  public static final PostingReversalReason OTHER = of("other");

  private PostingReversalReason(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static PostingReversalReason of(String value) {
    return intern(PostingReversalReason.class, value, PostingReversalReason::new);
  }
}

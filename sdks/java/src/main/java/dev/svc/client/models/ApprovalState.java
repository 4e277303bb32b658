// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The state of an approval. New values may be added. */
public final class ApprovalState extends ApiEnum {
  /** The approval is waiting for a second person. */
  public static final ApprovalState PENDING = of("pending");

  /** A second person confirmed it. The requester can execute it until it expires. */
  public static final ApprovalState CONFIRMED = of("confirmed");

  /** A second person declined it. */
  public static final ApprovalState DECLINED = of("declined");

  /** The requester withdrew it or replaced it with a new request. */
  public static final ApprovalState WITHDRAWN = of("withdrawn");

  /** It expired before it was decided or executed. */
  public static final ApprovalState EXPIRED = of("expired");

  /** It was confirmed and executed. */
  public static final ApprovalState DONE = of("done");

  private ApprovalState(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ApprovalState of(String value) {
    return intern(ApprovalState.class, value, ApprovalState::new);
  }
}

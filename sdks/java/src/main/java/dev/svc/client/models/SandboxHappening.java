// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The response to simulate. */
public final class SandboxHappening extends ApiEnum {
  /** The source custodian starts processing. */
  public static final SandboxHappening ACKNOWLEDGED = of("acknowledged");

  /** The source custodian requests documents. */
  public static final SandboxHappening DOCUMENTS_REQUESTED = of("documents_requested");

  /** The source custodian rejects the request but accepts a resubmission. */
  public static final SandboxHappening SOFT_REJECTED = of("soft_rejected");

  /** The source custodian rejects the request permanently. */
  public static final SandboxHappening REJECTED = of("rejected");

  /** The source custodian sends the money. */
  public static final SandboxHappening FUNDS_SENT = of("funds_sent");

  /** The money is lost. */
  public static final SandboxHappening FUNDS_LOST = of("funds_lost");

  /** The money is returned. */
  public static final SandboxHappening FUNDS_RETURNED = of("funds_returned");

  /** The money arrives. */
  public static final SandboxHappening FUNDS_RECEIVED = of("funds_received");

  /** 90% of the money arrives. */
  public static final SandboxHappening PARTIAL_AMOUNT_RECEIVED = of("partial_amount_received");

  /** The money is posted to the destination account. */
  public static final SandboxHappening POSTED = of("posted");

  private SandboxHappening(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static SandboxHappening of(String value) {
    return intern(SandboxHappening.class, value, SandboxHappening::new);
  }
}

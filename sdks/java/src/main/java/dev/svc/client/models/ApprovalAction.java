// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The requested action. New values may be added. */
public final class ApprovalAction extends ApiEnum {
  /** Approving a rollover after its review. */
  public static final ApprovalAction APPROVE = of("approve");

  /** Sending a rollover to its source custodian. */
  public static final ApprovalAction SEND_TO_CUSTODIAN = of("send_to_custodian");

  /** Accepting an amount that differs from the expected one. */
  public static final ApprovalAction RESOLVE_MISMATCH = of("resolve_mismatch");

  /** Completing a rollover. */
  public static final ApprovalAction COMPLETE = of("complete");

  /** Viewing full account numbers, in instructions, certifications and document files. */
  public static final ApprovalAction REVEAL = of("reveal");

  /** Creating an API key in the live environment, or rotating or extending one in the portal. */
  public static final ApprovalAction CREATE_LIVE_KEY = of("create_live_key");

  /** Rotating an API key in the live environment. The new key is shown to the person who rotates it. */
  public static final ApprovalAction ROTATE_LIVE_KEY = of("rotate_live_key");

  /** Extending an API key in the live environment: more addresses, a later expiration, or a higher rate limit. */
  public static final ApprovalAction CHANGE_LIVE_KEY = of("change_live_key");

  /** Requiring a second person for fewer actions. */
  public static final ApprovalAction RELAX_SECOND_PERSON = of("relax_second_person");

  private ApprovalAction(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static ApprovalAction of(String value) {
    return intern(ApprovalAction.class, value, ApprovalAction::new);
  }
}

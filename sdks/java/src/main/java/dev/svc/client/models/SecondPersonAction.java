// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** An action that can require a second person. New values may be added. */
public final class SecondPersonAction extends ApiEnum {
  /** Approving a rollover after its review. */
  public static final SecondPersonAction APPROVE = of("approve");

  /** Sending a rollover to its source custodian. */
  public static final SecondPersonAction SEND_TO_CUSTODIAN = of("send_to_custodian");

  /** Accepting an amount that differs from the expected one. */
  public static final SecondPersonAction RESOLVE_MISMATCH = of("resolve_mismatch");

  /** Completing a rollover. */
  public static final SecondPersonAction COMPLETE = of("complete");

  /** Viewing full account numbers, in instructions, certifications and document files. */
  public static final SecondPersonAction REVEAL = of("reveal");

  /** Creating an API key in the live environment, or rotating or extending one in the portal. */
  public static final SecondPersonAction CREATE_LIVE_KEY = of("create_live_key");

  private SecondPersonAction(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static SecondPersonAction of(String value) {
    return intern(SecondPersonAction.class, value, SecondPersonAction::new);
  }
}

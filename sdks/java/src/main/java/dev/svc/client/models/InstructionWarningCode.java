// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class InstructionWarningCode extends ApiEnum {
  /**
   * The source custodian's directory entry is not verified. Confirm these details with the custodian, using a
   * phone number you already have.
   */
  public static final InstructionWarningCode SOURCE_NOT_VERIFIED = of("source_not_verified");

  /**
   * The destination custodian's directory entry is not verified. Confirm these details with the custodian, using
   * a phone number you already have.
   */
  public static final InstructionWarningCode DESTINATION_NOT_VERIFIED = of("destination_not_verified");

  /** The source custodian is no longer active in the directory. */
  public static final InstructionWarningCode SOURCE_INACTIVE = of("source_inactive");

  /** The destination custodian is no longer active in the directory. */
  public static final InstructionWarningCode DESTINATION_INACTIVE = of("destination_inactive");

  /**
   * Requirements that your organization added for the source custodian or plan have expired. Ask whether they
   * still apply, and confirm them.
   */
  public static final InstructionWarningCode REQUIREMENTS_UNCONFIRMED = of("requirements_unconfirmed");

  /** This rollover has not been approved. */
  public static final InstructionWarningCode NOT_APPROVED = of("not_approved");

  /** The participant died. Do not send money: it belongs to the beneficiary, who needs a rollover of their own. */
  public static final InstructionWarningCode PARTICIPANT_DIED = of("participant_died");

  /** This rollover is on hold. */
  public static final InstructionWarningCode ON_HOLD = of("on_hold");

  /** This rollover has ended. Do not send money using these instructions. */
  public static final InstructionWarningCode ENDED = of("ended");

  /** Money has already been sent for this rollover. These instructions may already have been followed. */
  public static final InstructionWarningCode MONEY_SENT = of("money_sent");

  /**
   * The source custodian pays the participant, who has 60 days to deposit the money. These instructions are for
   * the deposit at the destination.
   */
  public static final InstructionWarningCode PARTICIPANT_PAYS = of("participant_pays");

  private InstructionWarningCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static InstructionWarningCode of(String value) {
    return intern(InstructionWarningCode.class, value, InstructionWarningCode::new);
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Machine-readable code. New values may be added. */
public final class InstructionGapCode extends ApiEnum {
  /** The directory has no check payee for the destination custodian. */
  public static final InstructionGapCode PAYEE = of("payee");

  /** The directory has no check mailing address for the destination custodian. */
  public static final InstructionGapCode CHECK_ADDRESS = of("check_address");

  /** The directory has no wire details for the destination custodian. */
  public static final InstructionGapCode WIRE_DETAILS = of("wire_details");

  /** The directory has no ACH details for the destination custodian. */
  public static final InstructionGapCode ACH_DETAILS = of("ach_details");

  /** The directory has no DTC number for the destination custodian. */
  public static final InstructionGapCode DTC_NUMBER = of("dtc_number");

  /** The directory does not say where the source custodian accepts requests. */
  public static final InstructionGapCode REQUEST_ADDRESS = of("request_address");

  /** The account has no last name for the participant. */
  public static final InstructionGapCode PARTICIPANT_NAME = of("participant_name");

  /** The name of the deceased owner is missing. An inherited IRA is titled in that name. */
  public static final InstructionGapCode DECEDENT_NAME = of("decedent_name");

  /** The account has no address for the participant. */
  public static final InstructionGapCode PARTICIPANT_ADDRESS = of("participant_address");

  /** Documents that the source custodian requires are missing. See the enclosures. */
  public static final InstructionGapCode DOCUMENTS = of("documents");

  private InstructionGapCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static InstructionGapCode of(String value) {
    return intern(InstructionGapCode.class, value, InstructionGapCode::new);
  }
}

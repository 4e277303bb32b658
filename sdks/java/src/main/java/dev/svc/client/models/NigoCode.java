// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** Reason why a request is not in good order (NIGO). New values may be added. */
public final class NigoCode extends ApiEnum {
  /** A required signature is missing. */
  public static final NigoCode SIGNATURE_MISSING = of("signature_missing");

  /** The signature does not match the signature on file. */
  public static final NigoCode SIGNATURE_MISMATCH = of("signature_mismatch");

  /** The custodian does not accept an electronic signature. */
  public static final NigoCode WET_SIGNATURE_REQUIRED = of("wet_signature_required");

  /** The medallion signature guarantee is missing. */
  public static final NigoCode MEDALLION_MISSING = of("medallion_missing");

  /** The prefix of the medallion stamp covers less than the amount of the transfer. */
  public static final NigoCode MEDALLION_INSUFFICIENT = of("medallion_insufficient");

  /** The notarization is missing or incomplete. */
  public static final NigoCode NOTARIZATION_MISSING = of("notarization_missing");

  /** The spouse's consent is missing, or it was not witnessed. */
  public static final NigoCode SPOUSAL_CONSENT_MISSING = of("spousal_consent_missing");

  /** Pages or required fields of the form are missing. */
  public static final NigoCode FORM_INCOMPLETE = of("form_incomplete");

  /** The form is out of date, or its signature is too old. */
  public static final NigoCode FORM_EXPIRED = of("form_expired");

  /** The account statement is missing or too old. */
  public static final NigoCode STATEMENT_EXPIRED = of("statement_expired");

  /** The letter of acceptance (LOA) is missing. */
  public static final NigoCode LOA_MISSING = of("loa_missing");

  /** A person signed for the participant, and no power of attorney is on file. */
  public static final NigoCode POWER_OF_ATTORNEY_MISSING = of("power_of_attorney_missing");

  /** The death certificate is missing. */
  public static final NigoCode DEATH_CERTIFICATE_MISSING = of("death_certificate_missing");

  /** The account number does not match the custodian's records. */
  public static final NigoCode ACCOUNT_NUMBER_MISMATCH = of("account_number_mismatch");

  /** The name does not match the custodian's records. */
  public static final NigoCode NAME_MISMATCH = of("name_mismatch");

  /** The date of birth or Social Security number does not match the custodian's records. */
  public static final NigoCode IDENTITY_MISMATCH = of("identity_mismatch");

  /** The plan's name or employer identification number (EIN) is missing or wrong. */
  public static final NigoCode PLAN_INFORMATION_MISSING = of("plan_information_missing");

  /** The type of the transfer does not fit the accounts. */
  public static final NigoCode TRANSFER_TYPE_MISMATCH = of("transfer_type_mismatch");

  /** The destination account is not open. */
  public static final NigoCode DESTINATION_ACCOUNT_NOT_OPEN = of("destination_account_not_open");

  /** The type of the destination account cannot receive this money. */
  public static final NigoCode DESTINATION_ACCOUNT_TYPE_MISMATCH = of("destination_account_type_mismatch");

  /** The delivery address is missing or wrong. */
  public static final NigoCode DELIVERY_ADDRESS_WRONG = of("delivery_address_wrong");

  /** The payee is not the destination custodian for the benefit of the participant. */
  public static final NigoCode WRONG_PAYEE = of("wrong_payee");

  /** Part of the money cannot be rolled over, such as a required minimum or hardship distribution. */
  public static final NigoCode INELIGIBLE_MONEY_TYPE = of("ineligible_money_type");

  /** A plan loan is outstanding. */
  public static final NigoCode OUTSTANDING_LOAN = of("outstanding_loan");

  /** The plan does not allow the distribution while the participant is employed. */
  public static final NigoCode EMPLOYMENT_RESTRICTION = of("employment_restriction");

  /** The employer has not confirmed the vested balance. */
  public static final NigoCode VESTING_UNCONFIRMED = of("vesting_unconfirmed");

  /** The custodian already has a request for this money. */
  public static final NigoCode DUPLICATE_REQUEST = of("duplicate_request");

  /** Another reason, described in the detail. */
  public static final NigoCode OTHER = of("other");

  private NigoCode(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static NigoCode of(String value) {
    return intern(NigoCode.class, value, NigoCode::new);
  }
}

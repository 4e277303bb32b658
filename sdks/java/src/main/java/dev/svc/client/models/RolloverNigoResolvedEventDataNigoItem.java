// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** One item of the list. The NIGO items of this change. */
public final class RolloverNigoResolvedEventDataNigoItem extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverNigoResolvedEventDataNigoItem(JsonNode json) {
    super(json);
  }

  /** TypeID of the NIGO item. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Reason why a request is not in good order (NIGO). New values may be added. */
  public Code code() {
    return required("code", enumeration(Code::of));
  }

  /** Who found that the request is not in good order. */
  public ReportedBy reportedBy() {
    return required("reportedBy", enumeration(ReportedBy::of));
  }

  /** How it was resolved. Null while open. */
  public Optional<Resolution> resolution() {
    return optional("resolution", enumeration(Resolution::of));
  }

  /** Reason why a request is not in good order (NIGO). New values may be added. */
  public static final class Code extends ApiEnum {
    /** A required signature is missing. */
    public static final Code SIGNATURE_MISSING = of("signature_missing");

    /** The signature does not match the signature on file. */
    public static final Code SIGNATURE_MISMATCH = of("signature_mismatch");

    /** The custodian does not accept an electronic signature. */
    public static final Code WET_SIGNATURE_REQUIRED = of("wet_signature_required");

    /** The medallion signature guarantee is missing. */
    public static final Code MEDALLION_MISSING = of("medallion_missing");

    /** The prefix of the medallion stamp covers less than the amount of the transfer. */
    public static final Code MEDALLION_INSUFFICIENT = of("medallion_insufficient");

    /** The notarization is missing or incomplete. */
    public static final Code NOTARIZATION_MISSING = of("notarization_missing");

    /** The spouse's consent is missing, or it was not witnessed. */
    public static final Code SPOUSAL_CONSENT_MISSING = of("spousal_consent_missing");

    /** Pages or required fields of the form are missing. */
    public static final Code FORM_INCOMPLETE = of("form_incomplete");

    /** The form is out of date, or its signature is too old. */
    public static final Code FORM_EXPIRED = of("form_expired");

    /** The account statement is missing or too old. */
    public static final Code STATEMENT_EXPIRED = of("statement_expired");

    /** The letter of acceptance (LOA) is missing. */
    public static final Code LOA_MISSING = of("loa_missing");

    /** A person signed for the participant, and no power of attorney is on file. */
    public static final Code POWER_OF_ATTORNEY_MISSING = of("power_of_attorney_missing");

    /** The death certificate is missing. */
    public static final Code DEATH_CERTIFICATE_MISSING = of("death_certificate_missing");

    /** The account number does not match the custodian's records. */
    public static final Code ACCOUNT_NUMBER_MISMATCH = of("account_number_mismatch");

    /** The name does not match the custodian's records. */
    public static final Code NAME_MISMATCH = of("name_mismatch");

    /** The date of birth or Social Security number does not match the custodian's records. */
    public static final Code IDENTITY_MISMATCH = of("identity_mismatch");

    /** The plan's name or employer identification number (EIN) is missing or wrong. */
    public static final Code PLAN_INFORMATION_MISSING = of("plan_information_missing");

    /** The type of the transfer does not fit the accounts. */
    public static final Code TRANSFER_TYPE_MISMATCH = of("transfer_type_mismatch");

    /** The destination account is not open. */
    public static final Code DESTINATION_ACCOUNT_NOT_OPEN = of("destination_account_not_open");

    /** The type of the destination account cannot receive this money. */
    public static final Code DESTINATION_ACCOUNT_TYPE_MISMATCH = of("destination_account_type_mismatch");

    /** The delivery address is missing or wrong. */
    public static final Code DELIVERY_ADDRESS_WRONG = of("delivery_address_wrong");

    /** The payee is not the destination custodian for the benefit of the participant. */
    public static final Code WRONG_PAYEE = of("wrong_payee");

    /** Part of the money cannot be rolled over, such as a required minimum or hardship distribution. */
    public static final Code INELIGIBLE_MONEY_TYPE = of("ineligible_money_type");

    /** A plan loan is outstanding. */
    public static final Code OUTSTANDING_LOAN = of("outstanding_loan");

    /** The plan does not allow the distribution while the participant is employed. */
    public static final Code EMPLOYMENT_RESTRICTION = of("employment_restriction");

    /** The employer has not confirmed the vested balance. */
    public static final Code VESTING_UNCONFIRMED = of("vesting_unconfirmed");

    /** The custodian already has a request for this money. */
    public static final Code DUPLICATE_REQUEST = of("duplicate_request");

    /** Another reason, described in the detail. */
    public static final Code OTHER = of("other");

    private Code(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Code of(String value) {
      return intern(Code.class, value, Code::new);
    }
  }

  /** Who found that the request is not in good order. */
  public static final class ReportedBy extends ApiEnum {
    /** The source custodian. */
    public static final ReportedBy SOURCE_CUSTODIAN = of("source_custodian");

    /** The destination custodian. */
    public static final ReportedBy DESTINATION_CUSTODIAN = of("destination_custodian");

    /** The institution that runs this service, in its own review. */
    public static final ReportedBy OPERATIONS = of("operations");

    private ReportedBy(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static ReportedBy of(String value) {
      return intern(ReportedBy.class, value, ReportedBy::new);
    }
  }

  /** How an item was resolved. */
  public static final class Resolution extends ApiEnum {
    /** The deficiency was corrected. */
    public static final Resolution CORRECTED = of("corrected");

    /** The custodian no longer requires it. */
    public static final Resolution WAIVED = of("waived");

    /** It was recorded by mistake. Statistics do not count it. */
    public static final Resolution WITHDRAWN = of("withdrawn");

    private Resolution(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Resolution of(String value) {
      return intern(Resolution.class, value, Resolution::new);
    }
  }
}

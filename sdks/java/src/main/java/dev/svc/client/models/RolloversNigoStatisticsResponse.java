// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** How many rollovers were in good order, and why others were not. */
public final class RolloversNigoStatisticsResponse extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversNigoStatisticsResponse(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code nigo_statistics}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** First day of the period. */
  public LocalDate from() {
    return required("from", ApiObject::date);
  }

  /** Last day of the period, inclusive. */
  public LocalDate to() {
    return required("to", ApiObject::date);
  }

  /** Submitted rollovers that were completed, rejected or failed in the period. */
  public long ended() {
    return required("ended", ApiObject::integer);
  }

  /** Rollovers completed in the period. */
  public long completed() {
    return required("completed", ApiObject::integer);
  }

  /** Rollovers completed in the period that never had a NIGO item. */
  public long firstTimeRight() {
    return required("firstTimeRight", ApiObject::integer);
  }

  /**
   * Share of the ended rollovers that are first-time-right, in percent with one decimal, such as {@code 93.4}. Null if
   * none ended.
   */
  public Optional<String> firstTimeRightPercent() {
    return optional("firstTimeRightPercent", ApiObject::text);
  }

  /** NIGO items reported in the period, except withdrawn ones. */
  public long items() {
    return required("items", ApiObject::integer);
  }

  /** Items by code, most frequent first. */
  public List<Code> codes() {
    return required("codes", list(Code::new));
  }

  /** Counts by custodian, most items first. */
  public List<RolloversNigoStatisticsResponseCustodian> custodians() {
    return required("custodians", list(RolloversNigoStatisticsResponseCustodian::new));
  }

  /** Items by source plan, most frequent first, up to 50 plans. Rollovers without a plan name are omitted. */
  public List<RolloversNigoStatisticsResponsePlan> plans() {
    return required("plans", list(RolloversNigoStatisticsResponsePlan::new));
  }

  /** Number of NIGO items with a code. */
  public static final class Code extends ApiObject {
    /** Creates an object from JSON. */
    public Code(JsonNode json) {
      super(json);
    }

    /** Reason why a request is not in good order (NIGO). New values may be added. */
    public CodeCode code() {
      return required("code", enumeration(CodeCode::of));
    }

    /** Number of items. */
    public long items() {
      return required("items", ApiObject::integer);
    }

    /** Reason why a request is not in good order (NIGO). New values may be added. */
    public static final class CodeCode extends ApiEnum {
      /** A required signature is missing. */
      public static final CodeCode SIGNATURE_MISSING = of("signature_missing");

      /** The signature does not match the signature on file. */
      public static final CodeCode SIGNATURE_MISMATCH = of("signature_mismatch");

      /** The custodian does not accept an electronic signature. */
      public static final CodeCode WET_SIGNATURE_REQUIRED = of("wet_signature_required");

      /** The medallion signature guarantee is missing. */
      public static final CodeCode MEDALLION_MISSING = of("medallion_missing");

      /** The prefix of the medallion stamp covers less than the amount of the transfer. */
      public static final CodeCode MEDALLION_INSUFFICIENT = of("medallion_insufficient");

      /** The notarization is missing or incomplete. */
      public static final CodeCode NOTARIZATION_MISSING = of("notarization_missing");

      /** The spouse's consent is missing, or it was not witnessed. */
      public static final CodeCode SPOUSAL_CONSENT_MISSING = of("spousal_consent_missing");

      /** Pages or required fields of the form are missing. */
      public static final CodeCode FORM_INCOMPLETE = of("form_incomplete");

      /** The form is out of date, or its signature is too old. */
      public static final CodeCode FORM_EXPIRED = of("form_expired");

      /** The account statement is missing or too old. */
      public static final CodeCode STATEMENT_EXPIRED = of("statement_expired");

      /** The letter of acceptance (LOA) is missing. */
      public static final CodeCode LOA_MISSING = of("loa_missing");

      /** A person signed for the participant, and no power of attorney is on file. */
      public static final CodeCode POWER_OF_ATTORNEY_MISSING = of("power_of_attorney_missing");

      /** The death certificate is missing. */
      public static final CodeCode DEATH_CERTIFICATE_MISSING = of("death_certificate_missing");

      /** The account number does not match the custodian's records. */
      public static final CodeCode ACCOUNT_NUMBER_MISMATCH = of("account_number_mismatch");

      /** The name does not match the custodian's records. */
      public static final CodeCode NAME_MISMATCH = of("name_mismatch");

      /** The date of birth or Social Security number does not match the custodian's records. */
      public static final CodeCode IDENTITY_MISMATCH = of("identity_mismatch");

      /** The plan's name or employer identification number (EIN) is missing or wrong. */
      public static final CodeCode PLAN_INFORMATION_MISSING = of("plan_information_missing");

      /** The type of the transfer does not fit the accounts. */
      public static final CodeCode TRANSFER_TYPE_MISMATCH = of("transfer_type_mismatch");

      /** The destination account is not open. */
      public static final CodeCode DESTINATION_ACCOUNT_NOT_OPEN = of("destination_account_not_open");

      /** The type of the destination account cannot receive this money. */
      public static final CodeCode DESTINATION_ACCOUNT_TYPE_MISMATCH = of("destination_account_type_mismatch");

      /** The delivery address is missing or wrong. */
      public static final CodeCode DELIVERY_ADDRESS_WRONG = of("delivery_address_wrong");

      /** The payee is not the destination custodian for the benefit of the participant. */
      public static final CodeCode WRONG_PAYEE = of("wrong_payee");

      /** Part of the money cannot be rolled over, such as a required minimum or hardship distribution. */
      public static final CodeCode INELIGIBLE_MONEY_TYPE = of("ineligible_money_type");

      /** A plan loan is outstanding. */
      public static final CodeCode OUTSTANDING_LOAN = of("outstanding_loan");

      /** The plan does not allow the distribution while the participant is employed. */
      public static final CodeCode EMPLOYMENT_RESTRICTION = of("employment_restriction");

      /** The employer has not confirmed the vested balance. */
      public static final CodeCode VESTING_UNCONFIRMED = of("vesting_unconfirmed");

      /** The custodian already has a request for this money. */
      public static final CodeCode DUPLICATE_REQUEST = of("duplicate_request");

      /** Another reason, described in the detail. */
      public static final CodeCode OTHER = of("other");

      private CodeCode(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static CodeCode of(String value) {
        return intern(CodeCode.class, value, CodeCode::new);
      }
    }
  }

  /** Outcomes by source custodian, and items by the custodian they are attributed to. */
  public static final class RolloversNigoStatisticsResponseCustodian extends ApiObject {
    /** Creates an object from JSON. */
    public RolloversNigoStatisticsResponseCustodian(JsonNode json) {
      super(json);
    }

    /** TypeID of the custodian: {@code cus_} followed by 26 characters. */
    public String custodianId() {
      return required("custodianId", ApiObject::text);
    }

    /** Submitted rollovers that were completed, rejected or failed in the period. */
    public long ended() {
      return required("ended", ApiObject::integer);
    }

    /** Rollovers completed in the period. */
    public long completed() {
      return required("completed", ApiObject::integer);
    }

    /** Rollovers completed in the period that never had a NIGO item. */
    public long firstTimeRight() {
      return required("firstTimeRight", ApiObject::integer);
    }

    /**
     * Share of the ended rollovers that are first-time-right, in percent with one decimal, such as {@code 93.4}. Null if
     * none ended.
     */
    public Optional<String> firstTimeRightPercent() {
      return optional("firstTimeRightPercent", ApiObject::text);
    }

    /** NIGO items reported in the period, except withdrawn ones. */
    public long items() {
      return required("items", ApiObject::integer);
    }
  }

  /** Number of NIGO items of a plan. */
  public static final class RolloversNigoStatisticsResponsePlan extends ApiObject {
    /** Creates an object from JSON. */
    public RolloversNigoStatisticsResponsePlan(JsonNode json) {
      super(json);
    }

    /** TypeID of the custodian: {@code cus_} followed by 26 characters. */
    public String custodianId() {
      return required("custodianId", ApiObject::text);
    }

    /** Name of the source plan. */
    public String planName() {
      return required("planName", ApiObject::text);
    }

    /** Number of items. */
    public long items() {
      return required("items", ApiObject::integer);
    }
  }
}

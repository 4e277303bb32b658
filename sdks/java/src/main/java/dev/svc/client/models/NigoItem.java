// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** A reason why a rollover's request was not in good order (NIGO). */
public final class NigoItem extends ApiObject {
  /** Creates an object from JSON. */
  public NigoItem(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code nigo_item}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The item's ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** Reason why a request is not in good order (NIGO). New values may be added. */
  public Code code() {
    return required("code", enumeration(Code::of));
  }

  /** The deficiency, as a sentence. */
  public String meaning() {
    return required("meaning", ApiObject::text);
  }

  /** How to fix it. */
  public String remedy() {
    return required("remedy", ApiObject::text);
  }

  /** Who must fix it. New values may be added. */
  public FixedBy fixedBy() {
    return required("fixedBy", enumeration(FixedBy::of));
  }

  /** Kind of step that fixes it. New values may be added. */
  public Step step() {
    return required("step", enumeration(Step::of));
  }

  /** Type of the document that fixes it. Null if none does. */
  public Optional<DocumentType> documentType() {
    return optional("documentType", enumeration(DocumentType::of));
  }

  /** True if the request must be sent to the custodian again. */
  public boolean mustResend() {
    return required("mustResend", ApiObject::bool);
  }

  /** Details in the reporter's words. */
  public Optional<String> detail() {
    return optional("detail", ApiObject::text);
  }

  /** Who found that the request is not in good order. */
  public ReportedBy reportedBy() {
    return required("reportedBy", enumeration(ReportedBy::of));
  }

  /** Date it was reported, {@code YYYY-MM-DD}. */
  public LocalDate reportedOn() {
    return required("reportedOn", ApiObject::date);
  }

  /** The action that reported it, such as {@code custodian_soft_reject}. Null if it was recorded separately. */
  public Optional<String> action() {
    return optional("action", ApiObject::text);
  }

  /**
   * The custodian it counts for: the destination custodian if it reported the item, otherwise the source
   * custodian.
   */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** Whether an item is open. */
  public Status status() {
    return required("status", enumeration(Status::of));
  }

  /** How it was resolved. Null while open. */
  public Optional<Resolution> resolution() {
    return optional("resolution", enumeration(Resolution::of));
  }

  /** Time of the resolution, by the organization's clock. Null while open. */
  public Optional<Instant> resolvedAt() {
    return optional("resolvedAt", ApiObject::instant);
  }

  /** The person or system that resolved it. Null while open. */
  public Optional<Actor> resolvedBy() {
    return optional("resolvedBy", Actor::new);
  }

  /** Time it was recorded, by the organization's clock. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** The person or system that recorded it. */
  public Actor createdBy() {
    return required("createdBy", Actor::new);
  }

  /** The custodian. Null if there is none. Only with {@code expand=custodian}. */
  public Optional<Custodian> custodian() {
    return optional("custodian", Custodian::new);
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

  /** Who must fix it. New values may be added. */
  public static final class FixedBy extends ApiEnum {
    /** The participant. */
    public static final FixedBy PARTICIPANT = of("participant");

    /** The integrator. */
    public static final FixedBy INTEGRATOR = of("integrator");

    /** The institution that runs this service. */
    public static final FixedBy OPERATIONS = of("operations");

    /** The source custodian or the plan. */
    public static final FixedBy SOURCE_CUSTODIAN = of("source_custodian");

    /** The destination custodian. */
    public static final FixedBy DESTINATION_CUSTODIAN = of("destination_custodian");

    private FixedBy(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static FixedBy of(String value) {
      return intern(FixedBy.class, value, FixedBy::new);
    }
  }

  /** Kind of step that fixes it. New values may be added. */
  public static final class Step extends ApiEnum {
    /** Provide a document. */
    public static final Step PROVIDE_DOCUMENT = of("provide_document");

    /** Correct the rollover, or cancel it and create a new one. */
    public static final Step CORRECT_ROLLOVER = of("correct_rollover");

    /** Correct the participant's account. */
    public static final Step CORRECT_ACCOUNT = of("correct_account");

    /** Settle it with the custodian. */
    public static final Step CONTACT_CUSTODIAN = of("contact_custodian");

    /** Cancel the request. */
    public static final Step CANCEL = of("cancel");

    private Step(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Step of(String value) {
      return intern(Step.class, value, Step::new);
    }
  }

  /** Document type. New values may be added. */
  public static final class DocumentType extends ApiEnum {
    /** Letter of acceptance (LOA). */
    public static final DocumentType LOA = of("loa");

    /** Account statement. */
    public static final DocumentType STATEMENT = of("statement");

    /** The source custodian's distribution form. */
    public static final DocumentType DISTRIBUTION_FORM = of("distribution_form");

    /** Consent of the participant's spouse. */
    public static final DocumentType SPOUSAL_CONSENT = of("spousal_consent");

    /** Death certificate, for inherited money. */
    public static final DocumentType DEATH_CERTIFICATE = of("death_certificate");

    /**
     * Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce
     * or separation instrument.
     */
    public static final DocumentType QDRO = of("qdro");

    /** Any other document. */
    public static final DocumentType OTHER = of("other");

    private DocumentType(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static DocumentType of(String value) {
      return intern(DocumentType.class, value, DocumentType::new);
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

  /** Whether an item is open. */
  public static final class Status extends ApiEnum {
    /** It must be fixed. */
    public static final Status OPEN = of("open");

    /** It is resolved. */
    public static final Status RESOLVED = of("resolved");

    private Status(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Status of(String value) {
      return intern(Status.class, value, Status::new);
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

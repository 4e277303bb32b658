// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** A missing fact. */
public final class InstructionGap extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionGap(JsonNode json) {
    super(json);
  }

  /** Machine-readable code. New values may be added. */
  public Code code() {
    return required("code", enumeration(Code::of));
  }

  /** Human-readable explanation. */
  public String detail() {
    return required("detail", ApiObject::text);
  }

  /** Machine-readable code. New values may be added. */
  public static final class Code extends ApiEnum {
    /** The directory has no check payee for the destination custodian. */
    public static final Code PAYEE = of("payee");

    /** The directory has no check mailing address for the destination custodian. */
    public static final Code CHECK_ADDRESS = of("check_address");

    /** The directory has no wire details for the destination custodian. */
    public static final Code WIRE_DETAILS = of("wire_details");

    /** The directory has no ACH details for the destination custodian. */
    public static final Code ACH_DETAILS = of("ach_details");

    /** The directory has no DTC number for the destination custodian. */
    public static final Code DTC_NUMBER = of("dtc_number");

    /** The directory does not say where the source custodian accepts requests. */
    public static final Code REQUEST_ADDRESS = of("request_address");

    /** The account has no last name for the participant. */
    public static final Code PARTICIPANT_NAME = of("participant_name");

    /** The name of the deceased owner is missing. An inherited IRA is titled in that name. */
    public static final Code DECEDENT_NAME = of("decedent_name");

    /** The account has no address for the participant. */
    public static final Code PARTICIPANT_ADDRESS = of("participant_address");

    /** Documents that the source custodian requires are missing. See the enclosures. */
    public static final Code DOCUMENTS = of("documents");

    private Code(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Code of(String value) {
      return intern(Code.class, value, Code::new);
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;

/** Something to check before the instructions are used. */
public final class InstructionWarning extends ApiObject {
  /** Creates an object from JSON. */
  public InstructionWarning(JsonNode json) {
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
    /**
     * The source custodian's directory entry is not verified. Confirm these details with the custodian, using a
     * phone number you already have.
     */
    public static final Code SOURCE_NOT_VERIFIED = of("source_not_verified");

    /**
     * The destination custodian's directory entry is not verified. Confirm these details with the custodian, using
     * a phone number you already have.
     */
    public static final Code DESTINATION_NOT_VERIFIED = of("destination_not_verified");

    /** The source custodian is no longer active in the directory. */
    public static final Code SOURCE_INACTIVE = of("source_inactive");

    /** The destination custodian is no longer active in the directory. */
    public static final Code DESTINATION_INACTIVE = of("destination_inactive");

    /**
     * Requirements that your organization added for the source custodian or plan have expired. Ask whether they
     * still apply, and confirm them.
     */
    public static final Code REQUIREMENTS_UNCONFIRMED = of("requirements_unconfirmed");

    /** This rollover has not been approved. */
    public static final Code NOT_APPROVED = of("not_approved");

    /** The participant died. Do not send money: it belongs to the beneficiary, who needs a rollover of their own. */
    public static final Code PARTICIPANT_DIED = of("participant_died");

    /** This rollover is on hold. */
    public static final Code ON_HOLD = of("on_hold");

    /** This rollover has ended. Do not send money using these instructions. */
    public static final Code ENDED = of("ended");

    /** Money has already been sent for this rollover. These instructions may already have been followed. */
    public static final Code MONEY_SENT = of("money_sent");

    /**
     * The source custodian pays the participant, who has 60 days to deposit the money. These instructions are for
     * the deposit at the destination.
     */
    public static final Code PARTICIPANT_PAYS = of("participant_pays");

    private Code(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Code of(String value) {
      return intern(Code.class, value, Code::new);
    }
  }
}

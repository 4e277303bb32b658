// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.Optional;

/** The reported death of the participant. Null if none was reported. */
public final class ReportedDeath extends ApiObject {
  /** Creates an object from JSON. */
  public ReportedDeath(JsonNode json) {
    super(json);
  }

  /** Date of death. */
  public LocalDate diedOn() {
    return required("diedOn", ApiObject::date);
  }

  /** Who acts after the participant's death. */
  public ActingParty actingParty() {
    return required("actingParty", enumeration(ActingParty::of));
  }

  /** ID of the death certificate. Null if not provided. */
  public Optional<String> documentId() {
    return optional("documentId", ApiObject::text);
  }

  /** How it was resolved. Null while it is open. */
  public Optional<Resolution> resolution() {
    return optional("resolution", enumeration(Resolution::of));
  }

  /** Who acts after the participant's death. */
  public static final class ActingParty extends ApiEnum {
    /** The surviving spouse, as beneficiary. */
    public static final ActingParty SURVIVING_SPOUSE = of("surviving_spouse");

    /** Another beneficiary. */
    public static final ActingParty BENEFICIARY = of("beneficiary");

    /** The executor or administrator of the estate. */
    public static final ActingParty PERSONAL_REPRESENTATIVE = of("personal_representative");

    /** Not known yet. */
    public static final ActingParty UNKNOWN = of("unknown");

    private ActingParty(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static ActingParty of(String value) {
      return intern(ActingParty.class, value, ActingParty::new);
    }
  }

  /** How the death of the participant is resolved. */
  public static final class Resolution extends ApiEnum {
    /** The participant is alive. The rollover continues. */
    public static final Resolution REPORTED_IN_ERROR = of("reported_in_error");

    /** Money already sent goes back to the source. */
    public static final Resolution RETURN_MONEY = of("return_money");

    /** The destination registers the account for the beneficiary and posts the money already sent. */
    public static final Resolution RE_REGISTER = of("re_register");

    private Resolution(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Resolution of(String value) {
      return intern(Resolution.class, value, Resolution::new);
    }
  }
}

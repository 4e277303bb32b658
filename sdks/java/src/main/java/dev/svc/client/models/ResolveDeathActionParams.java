// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** The parameters of {@code resolve_death}. */
public final class ResolveDeathActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ResolveDeathActionParams(JsonNode json) {
    super(json);
  }

  /** How the death of the participant is resolved. */
  public Resolution resolution() {
    return required("resolution", enumeration(Resolution::of));
  }

  /**
   * ID of the death certificate among the rollover's {@code documents}. Required for {@code return_money} and
   * {@code re_register}, unless {@code report_death} already named it.
   */
  public Optional<String> documentId() {
    return optional("documentId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ResolveDeathActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** How the death of the participant is resolved. Required. */
    public Builder resolution(Resolution value) {
      return set("resolution", value);
    }

    /**
     * ID of the death certificate among the rollover's {@code documents}. Required for {@code return_money} and
     * {@code re_register}, unless {@code report_death} already named it.
     */
    public Builder documentId(String value) {
      return set("documentId", value);
    }

    /** Returns the object. */
    public ResolveDeathActionParams build() {
      return new ResolveDeathActionParams(members());
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

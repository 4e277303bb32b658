// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** The rollovers that get the money. */
public final class IncomingFundsApplication extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsApplication(JsonNode json) {
    super(json);
  }

  /** The rollover that gets the whole amount. */
  public Optional<String> rolloverId() {
    return optional("rolloverId", ApiObject::text);
  }

  /**
   * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer, or the one whose
   * outstanding amount matches; otherwise the earliest transfers.
   */
  public Optional<String> transferId() {
    return optional("transferId", ApiObject::text);
  }

  /** Divides the amount among rollovers. */
  public Optional<List<IncomingFundsAllocationInput>> allocations() {
    return optional("allocations", list(IncomingFundsAllocationInput::new));
  }

  /**
   * Reason the money is late. After the 60 days, this or {@code lateReasonCode} is required. It is not a
   * certification by itself. Do not include personal data.
   */
  public Optional<String> lateReason() {
    return optional("lateReason", ApiObject::text);
  }

  /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
  public Optional<LateReasonCode> lateReasonCode() {
    return optional("lateReasonCode", enumeration(LateReasonCode::of));
  }

  /**
   * Confirms that dates before the creation of the rollover are correct, because the money moved before the
   * rollover was recorded.
   */
  public Optional<Boolean> datesAttested() {
    return optional("datesAttested", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IncomingFundsApplication}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The rollover that gets the whole amount. */
    public Builder rolloverId(String value) {
      return set("rolloverId", value);
    }

    /**
     * ID of one of the rollover's {@code transfers}. Default: the only outstanding transfer, or the one whose
     * outstanding amount matches; otherwise the earliest transfers.
     */
    public Builder transferId(String value) {
      return set("transferId", value);
    }

    /** Divides the amount among rollovers. */
    public Builder allocations(List<IncomingFundsAllocationInput> value) {
      return set("allocations", value);
    }

    /**
     * Reason the money is late. After the 60 days, this or {@code lateReasonCode} is required. It is not a
     * certification by itself. Do not include personal data.
     */
    public Builder lateReason(String value) {
      return set("lateReason", value);
    }

    /** Reason the money arrived after the 60 days (Rev. Proc. 2020-46, section 3.02(2)). */
    public Builder lateReasonCode(LateReasonCode value) {
      return set("lateReasonCode", value);
    }

    /**
     * Confirms that dates before the creation of the rollover are correct, because the money moved before the
     * rollover was recorded.
     */
    public Builder datesAttested(boolean value) {
      return set("datesAttested", value);
    }

    /** Returns the object. */
    public IncomingFundsApplication build() {
      return new IncomingFundsApplication(members());
    }
  }
}

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** When each step becomes overdue. */
public final class DeadlineDaysPatch extends ApiObject {
  /** Creates an object from JSON. */
  public DeadlineDaysPatch(JsonNode json) {
    super(json);
  }

  /**
   * Calendar days. Default: 30. Drafts older than a month are usually abandoned, and their data should be
   * deleted. Null restores the default.
   */
  public Optional<Long> draft() {
    return optional("draft", ApiObject::integer);
  }

  /**
   * Calendar days. Default: 14. Two weeks to sign, including weekends, because participants sign at home. Null
   * restores the default.
   */
  public Optional<Long> consent() {
    return optional("consent", ApiObject::integer);
  }

  /**
   * Calendar days. Default: 30. Time for a medallion stamp, a notary or a letter of acceptance, and for mail in
   * both directions. Null restores the default.
   */
  public Optional<Long> documents() {
    return optional("documents", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 2. Reviews start within two business days after submission.
   * Null restores the default.
   */
  public Optional<Long> reviewStart() {
    return optional("reviewStart", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 5. One week for questions. A longer review needs a hold or a
   * document request. Null restores the default.
   */
  public Optional<Long> review() {
    return optional("review", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 2. Approved requests are printed, signed and sent within two
   * business days. Null restores the default.
   */
  public Optional<Long> request() {
    return optional("request", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 5. First-class mail takes up to five business days. Contact
   * the custodian if it has not responded by then. Null restores the default.
   */
  public Optional<Long> acknowledgement() {
    return optional("acknowledgement", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. The processing time in the source custodian's directory entry, or
   * three weeks if it has none. Null restores the default.
   */
  public Optional<Long> processing() {
    return optional("processing", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 15. One week each to print the check, to mail it, and to
   * open and deposit it. Null restores the default.
   */
  public Optional<Long> arrivalCheck() {
    return optional("arrivalCheck", ApiObject::integer);
  }

  /**
   * Business days of the Federal Reserve Banks. Default: 3. Fedwire is final the same day. Two more days cover
   * cutoff times and matching to the account. Null restores the default.
   */
  public Optional<Long> arrivalWire() {
    return optional("arrivalWire", ApiObject::integer);
  }

  /**
   * Business days of the Federal Reserve Banks. Default: 3. ACH credits settle within two banking days (Nacha
   * Operating Rules) and are matched on the next. Null restores the default.
   */
  public Optional<Long> arrivalAch() {
    return optional("arrivalAch", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 6. ACATS: one business day to validate, three to deliver
   * (FINRA Rule 11870), two for rejects. Null restores the default.
   */
  public Optional<Long> arrivalAcats() {
    return optional("arrivalAcats", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 1. A book entry within one custodian. Null restores the
   * default.
   */
  public Optional<Long> arrivalInternal() {
    return optional("arrivalInternal", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 30. Two mail deliveries of a check: to the participant, then
   * to the destination. Null restores the default.
   */
  public Optional<Long> participantCheck() {
    return optional("participantCheck", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 3. Money is posted, or a difference is explained, within
   * three business days after it arrives. Null restores the default.
   */
  public Optional<Long> posting() {
    return optional("posting", ApiObject::integer);
  }

  /**
   * Business days on the federal calendar. Default: 10. Two weeks to resolve the issue. A forgotten hold would
   * stop the money indefinitely. Null restores the default.
   */
  public Optional<Long> hold() {
    return optional("hold", ApiObject::integer);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link DeadlineDaysPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Calendar days. Default: 30. Drafts older than a month are usually abandoned, and their data should be
     * deleted. Null restores the default. Can be null.
     */
    public Builder draft(Long value) {
      return member("draft", value);
    }

    /**
     * Calendar days. Default: 14. Two weeks to sign, including weekends, because participants sign at home. Null
     * restores the default. Can be null.
     */
    public Builder consent(Long value) {
      return member("consent", value);
    }

    /**
     * Calendar days. Default: 30. Time for a medallion stamp, a notary or a letter of acceptance, and for mail
     * in both directions. Null restores the default. Can be null.
     */
    public Builder documents(Long value) {
      return member("documents", value);
    }

    /**
     * Business days on the federal calendar. Default: 2. Reviews start within two business days after
     * submission. Null restores the default. Can be null.
     */
    public Builder reviewStart(Long value) {
      return member("reviewStart", value);
    }

    /**
     * Business days on the federal calendar. Default: 5. One week for questions. A longer review needs a hold or
     * a document request. Null restores the default. Can be null.
     */
    public Builder review(Long value) {
      return member("review", value);
    }

    /**
     * Business days on the federal calendar. Default: 2. Approved requests are printed, signed and sent within
     * two business days. Null restores the default. Can be null.
     */
    public Builder request(Long value) {
      return member("request", value);
    }

    /**
     * Business days on the federal calendar. Default: 5. First-class mail takes up to five business days.
     * Contact the custodian if it has not responded by then. Null restores the default. Can be null.
     */
    public Builder acknowledgement(Long value) {
      return member("acknowledgement", value);
    }

    /**
     * Business days on the federal calendar. The processing time in the source custodian's directory entry, or
     * three weeks if it has none. Null restores the default. Can be null.
     */
    public Builder processing(Long value) {
      return member("processing", value);
    }

    /**
     * Business days on the federal calendar. Default: 15. One week each to print the check, to mail it, and to
     * open and deposit it. Null restores the default. Can be null.
     */
    public Builder arrivalCheck(Long value) {
      return member("arrivalCheck", value);
    }

    /**
     * Business days of the Federal Reserve Banks. Default: 3. Fedwire is final the same day. Two more days cover
     * cutoff times and matching to the account. Null restores the default. Can be null.
     */
    public Builder arrivalWire(Long value) {
      return member("arrivalWire", value);
    }

    /**
     * Business days of the Federal Reserve Banks. Default: 3. ACH credits settle within two banking days (Nacha
     * Operating Rules) and are matched on the next. Null restores the default. Can be null.
     */
    public Builder arrivalAch(Long value) {
      return member("arrivalAch", value);
    }

    /**
     * Business days on the federal calendar. Default: 6. ACATS: one business day to validate, three to deliver
     * (FINRA Rule 11870), two for rejects. Null restores the default. Can be null.
     */
    public Builder arrivalAcats(Long value) {
      return member("arrivalAcats", value);
    }

    /**
     * Business days on the federal calendar. Default: 1. A book entry within one custodian. Null restores the
     * default. Can be null.
     */
    public Builder arrivalInternal(Long value) {
      return member("arrivalInternal", value);
    }

    /**
     * Business days on the federal calendar. Default: 30. Two mail deliveries of a check: to the participant,
     * then to the destination. Null restores the default. Can be null.
     */
    public Builder participantCheck(Long value) {
      return member("participantCheck", value);
    }

    /**
     * Business days on the federal calendar. Default: 3. Money is posted, or a difference is explained, within
     * three business days after it arrives. Null restores the default. Can be null.
     */
    public Builder posting(Long value) {
      return member("posting", value);
    }

    /**
     * Business days on the federal calendar. Default: 10. Two weeks to resolve the issue. A forgotten hold would
     * stop the money indefinitely. Null restores the default. Can be null.
     */
    public Builder hold(Long value) {
      return member("hold", value);
    }

    /** Returns the object. */
    public DeadlineDaysPatch build() {
      return new DeadlineDaysPatch(members());
    }
  }
}

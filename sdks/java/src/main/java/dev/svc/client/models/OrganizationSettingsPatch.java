// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Settings to change. Omitted members stay unchanged. */
public final class OrganizationSettingsPatch extends ApiObject {
  /** Creates an object from JSON. */
  public OrganizationSettingsPatch(JsonNode json) {
    super(json);
  }

  /** The organization's name. Only members who can manage members can change it; API keys cannot. */
  public Optional<String> name() {
    return optional("name", ApiObject::text);
  }

  /**
   * The time zone that sets "today" and due dates: an IANA name such as {@code America/New_York}. It cannot be
   * cleared.
   */
  public Optional<String> timeZone() {
    return optional("timeZone", ApiObject::text);
  }

  /** When each step becomes overdue, from 1 to 365 days. */
  public Optional<DeadlineDaysPatch> deadlineDays() {
    return optional("deadlineDays", DeadlineDaysPatch::new);
  }

  /** How the organization handles money that arrives. */
  public Optional<IncomingFundsRulesPatch> incomingFunds() {
    return optional("incomingFunds", IncomingFundsRulesPatch::new);
  }

  /**
   * The actions that require a second person. Replaces the list. Only members who can manage members can change
   * it; API keys cannot. To require it for fewer actions, request an approval of {@code relax_second_person}.
   */
  public Optional<List<SecondPerson>> secondPerson() {
    return optional("secondPerson", list(enumeration(SecondPerson::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link OrganizationSettingsPatch}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The organization's name. Only members who can manage members can change it; API keys cannot. */
    public Builder name(String value) {
      return set("name", value);
    }

    /**
     * The time zone that sets "today" and due dates: an IANA name such as {@code America/New_York}. It cannot be
     * cleared.
     */
    public Builder timeZone(String value) {
      return set("timeZone", value);
    }

    /** When each step becomes overdue, from 1 to 365 days. */
    public Builder deadlineDays(DeadlineDaysPatch value) {
      return set("deadlineDays", value);
    }

    /** How the organization handles money that arrives. */
    public Builder incomingFunds(IncomingFundsRulesPatch value) {
      return set("incomingFunds", value);
    }

    /**
     * The actions that require a second person. Replaces the list. Only members who can manage members can
     * change it; API keys cannot. To require it for fewer actions, request an approval of {@code
     * relax_second_person}.
     */
    public Builder secondPerson(List<SecondPerson> value) {
      return set("secondPerson", value);
    }

    /** Returns the object. */
    public OrganizationSettingsPatch build() {
      return new OrganizationSettingsPatch(members());
    }
  }

<<<<<<< HEAD
=======
  /** When each step becomes overdue, from 1 to 365 days. */
  public static final class DeadlineDays extends ApiObject {
    /** Creates an object from JSON. */
    public DeadlineDays(JsonNode json) {
      super(json);
    }

    /**
     * Calendar days. Default: 30. Drafts older than a month are usually abandoned, and their data should be deleted.
     * Null restores the default.
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
     * Calendar days. Default: 30. Time for a medallion stamp, a notary or a letter of acceptance, and for mail in both
     * directions. Null restores the default.
     */
    public Optional<Long> documents() {
      return optional("documents", ApiObject::integer);
    }

    /**
     * Business days on the federal calendar. Default: 2. Reviews start within two business days after submission. Null
     * restores the default.
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
     * Business days on the federal calendar. Default: 5. First-class mail takes up to five business days. Contact the
     * custodian if it has not responded by then. Null restores the default.
     */
    public Optional<Long> acknowledgement() {
      return optional("acknowledgement", ApiObject::integer);
    }

    /**
     * Business days on the federal calendar. The processing time in the source custodian's directory entry, or three
     * weeks if it has none. Null restores the default.
     */
    public Optional<Long> processing() {
      return optional("processing", ApiObject::integer);
    }

    /**
     * Business days on the federal calendar. Default: 15. One week each to print the check, to mail it, and to open and
     * deposit it. Null restores the default.
     */
    public Optional<Long> arrivalCheck() {
      return optional("arrivalCheck", ApiObject::integer);
    }

    /**
     * Business days of the Federal Reserve Banks. Default: 3. Fedwire is final the same day. Two more days cover cutoff
     * times and matching to the account. Null restores the default.
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
     * Business days on the federal calendar. Default: 6. ACATS: one business day to validate, three to deliver (FINRA
     * Rule 11870), two for rejects. Null restores the default.
     */
    public Optional<Long> arrivalAcats() {
      return optional("arrivalAcats", ApiObject::integer);
    }

    /** Business days on the federal calendar. Default: 1. A book entry within one custodian. Null restores the default. */
    public Optional<Long> arrivalInternal() {
      return optional("arrivalInternal", ApiObject::integer);
    }

    /**
     * Business days on the federal calendar. Default: 30. Two mail deliveries of a check: to the participant, then to
     * the destination. Null restores the default.
     */
    public Optional<Long> participantCheck() {
      return optional("participantCheck", ApiObject::integer);
    }

    /**
     * Business days on the federal calendar. Default: 3. Money is posted, or a difference is explained, within three
     * business days after it arrives. Null restores the default.
     */
    public Optional<Long> posting() {
      return optional("posting", ApiObject::integer);
    }

    /**
     * Business days on the federal calendar. Default: 10. Two weeks to resolve the issue. A forgotten hold would stop
     * the money indefinitely. Null restores the default.
     */
    public Optional<Long> hold() {
      return optional("hold", ApiObject::integer);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link DeadlineDays}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /**
       * Calendar days. Default: 30. Drafts older than a month are usually abandoned, and their data should be deleted.
       * Null restores the default. Can be null.
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
       * Calendar days. Default: 30. Time for a medallion stamp, a notary or a letter of acceptance, and for mail in both
       * directions. Null restores the default. Can be null.
       */
      public Builder documents(Long value) {
        return member("documents", value);
      }

      /**
       * Business days on the federal calendar. Default: 2. Reviews start within two business days after submission. Null
       * restores the default. Can be null.
       */
      public Builder reviewStart(Long value) {
        return member("reviewStart", value);
      }

      /**
       * Business days on the federal calendar. Default: 5. One week for questions. A longer review needs a hold or a
       * document request. Null restores the default. Can be null.
       */
      public Builder review(Long value) {
        return member("review", value);
      }

      /**
       * Business days on the federal calendar. Default: 2. Approved requests are printed, signed and sent within two
       * business days. Null restores the default. Can be null.
       */
      public Builder request(Long value) {
        return member("request", value);
      }

      /**
       * Business days on the federal calendar. Default: 5. First-class mail takes up to five business days. Contact the
       * custodian if it has not responded by then. Null restores the default. Can be null.
       */
      public Builder acknowledgement(Long value) {
        return member("acknowledgement", value);
      }

      /**
       * Business days on the federal calendar. The processing time in the source custodian's directory entry, or three
       * weeks if it has none. Null restores the default. Can be null.
       */
      public Builder processing(Long value) {
        return member("processing", value);
      }

      /**
       * Business days on the federal calendar. Default: 15. One week each to print the check, to mail it, and to open
       * and deposit it. Null restores the default. Can be null.
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
       * Business days on the federal calendar. Default: 6. ACATS: one business day to validate, three to deliver (FINRA
       * Rule 11870), two for rejects. Null restores the default. Can be null.
       */
      public Builder arrivalAcats(Long value) {
        return member("arrivalAcats", value);
      }

      /**
       * Business days on the federal calendar. Default: 1. A book entry within one custodian. Null restores the default.
       * Can be null.
       */
      public Builder arrivalInternal(Long value) {
        return member("arrivalInternal", value);
      }

      /**
       * Business days on the federal calendar. Default: 30. Two mail deliveries of a check: to the participant, then to
       * the destination. Null restores the default. Can be null.
       */
      public Builder participantCheck(Long value) {
        return member("participantCheck", value);
      }

      /**
       * Business days on the federal calendar. Default: 3. Money is posted, or a difference is explained, within three
       * business days after it arrives. Null restores the default. Can be null.
       */
      public Builder posting(Long value) {
        return member("posting", value);
      }

      /**
       * Business days on the federal calendar. Default: 10. Two weeks to resolve the issue. A forgotten hold would stop
       * the money indefinitely. Null restores the default. Can be null.
       */
      public Builder hold(Long value) {
        return member("hold", value);
      }

      /** Returns the object. */
      public DeadlineDays build() {
        return new DeadlineDays(members());
      }
    }
  }

  /** How the organization handles money that arrives. */
  public static final class OrganizationSettingsPatchIncomingFunds extends ApiObject {
    /** Creates an object from JSON. */
    public OrganizationSettingsPatchIncomingFunds(JsonNode json) {
      super(json);
    }

    /**
     * Applies incoming funds automatically if exactly one suggestion has at least this score, and no other is within 15
     * points. From 50 to 100. Null, the default, turns it off. Also requires the scope {@code rollovers:act}.
     */
    public Optional<Long> autoApplyThreshold() {
      return optional("autoApplyThreshold", ApiObject::integer);
    }

    /** Calendar days in suspense until money must be returned to its sender. Default: 30. Null restores the default. */
    public Optional<Long> suspenseDays() {
      return optional("suspenseDays", ApiObject::integer);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link OrganizationSettingsPatchIncomingFunds}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /**
       * Applies incoming funds automatically if exactly one suggestion has at least this score, and no other is within
       * 15 points. From 50 to 100. Null, the default, turns it off. Also requires the scope {@code rollovers:act}. Can
       * be null.
       */
      public Builder autoApplyThreshold(Long value) {
        return member("autoApplyThreshold", value);
      }

      /**
       * Calendar days in suspense until money must be returned to its sender. Default: 30. Null restores the default.
       * Can be null.
       */
      public Builder suspenseDays(Long value) {
        return member("suspenseDays", value);
      }

      /** Returns the object. */
      public OrganizationSettingsPatchIncomingFunds build() {
        return new OrganizationSettingsPatchIncomingFunds(members());
      }
    }
  }

>>>>>>> f75a3f1fd792597a4cb54115ffee10f8840eb2d0
  /** An action that can require a second person. New values may be added. */
  public static final class SecondPerson extends ApiEnum {
    /** Approving a rollover after its review. */
    public static final SecondPerson APPROVE = of("approve");

    /** Sending a rollover to its source custodian. */
    public static final SecondPerson SEND_TO_CUSTODIAN = of("send_to_custodian");

    /** Accepting an amount that differs from the expected one. */
    public static final SecondPerson RESOLVE_MISMATCH = of("resolve_mismatch");

    /** Completing a rollover. */
    public static final SecondPerson COMPLETE = of("complete");

    /** Viewing full account numbers: instructions, certifications and document files. */
    public static final SecondPerson REVEAL = of("reveal");

    /** Creating an API key in live, rotating one in the portal, or extending one. */
    public static final SecondPerson CREATE_LIVE_KEY = of("create_live_key");

    private SecondPerson(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static SecondPerson of(String value) {
      return intern(SecondPerson.class, value, SecondPerson::new);
    }
  }
}

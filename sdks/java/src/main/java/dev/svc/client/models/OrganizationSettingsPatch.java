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

  /** Messages to participants about their rollovers. They contain no personal data. */
  public Optional<ParticipantMessagesPatch> participantMessages() {
    return optional("participantMessages", ParticipantMessagesPatch::new);
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

    /** Messages to participants about their rollovers. They contain no personal data. */
    public Builder participantMessages(ParticipantMessagesPatch value) {
      return set("participantMessages", value);
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

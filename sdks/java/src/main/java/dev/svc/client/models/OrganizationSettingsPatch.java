// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Settings to change. Omitted fields stay unchanged. */
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

  /** Returns {@code incomingFunds}. */
  public Optional<IncomingFundsRulesPatch> incomingFunds() {
    return optional("incomingFunds", IncomingFundsRulesPatch::new);
  }

  /** Messages to participants about their rollovers. They contain no personal data. */
  public Optional<ParticipantMessagesPatch> participantMessages() {
    return optional("participantMessages", ParticipantMessagesPatch::new);
  }

  /**
   * The actions that require a second person. Replaces the list. Only members who can manage members can change
   * it; API keys cannot. To require a second person for fewer actions, request an approval of {@code
   * relax_second_person}.
   */
  public Optional<List<SecondPersonAction>> secondPerson() {
    return optional("secondPerson", list(enumeration(SecondPersonAction::of)));
  }

  /**
   * Whether approvals can be confirmed only with a passkey. Only members who can manage members can change it;
   * API keys cannot. To set it to false, request an approval of {@code relax_second_person}.
   */
  public Optional<Boolean> requiresPasskey() {
    return optional("requiresPasskey", ApiObject::bool);
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

    /** Sets {@code incomingFunds}. */
    public Builder incomingFunds(IncomingFundsRulesPatch value) {
      return set("incomingFunds", value);
    }

    /** Messages to participants about their rollovers. They contain no personal data. */
    public Builder participantMessages(ParticipantMessagesPatch value) {
      return set("participantMessages", value);
    }

    /**
     * The actions that require a second person. Replaces the list. Only members who can manage members can
     * change it; API keys cannot. To require a second person for fewer actions, request an approval of {@code
     * relax_second_person}.
     */
    public Builder secondPerson(List<SecondPersonAction> value) {
      return set("secondPerson", value);
    }

    /**
     * Whether approvals can be confirmed only with a passkey. Only members who can manage members can change it;
     * API keys cannot. To set it to false, request an approval of {@code relax_second_person}.
     */
    public Builder requiresPasskey(boolean value) {
      return set("requiresPasskey", value);
    }

    /** Returns the object. */
    public OrganizationSettingsPatch build() {
      return new OrganizationSettingsPatch(members());
    }
  }
}

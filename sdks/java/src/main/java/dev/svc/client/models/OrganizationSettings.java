// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;

/**
 * An organization's time zone, deadlines and second-person rules. Changes apply only to deadlines that start
 * later.
 */
public final class OrganizationSettings extends ApiObject {
  /** Creates an object from JSON. */
  public OrganizationSettings(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code organization_settings}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The organization's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** The time zone that sets "today", due dates and the end of the 60th day: an IANA name. */
  public String timeZone() {
    return required("timeZone", ApiObject::text);
  }

  /** When each step becomes overdue. The 60-day limit is set by law and is not included. */
  public List<Wait> waits() {
    return required("waits", list(Wait::new));
  }

  /** How the organization handles money that arrives. */
  public IncomingFundsRules incomingFunds() {
    return required("incomingFunds", IncomingFundsRules::new);
  }

  /** Messages to participants about their rollovers. They contain no personal data. */
  public ParticipantMessages participantMessages() {
    return required("participantMessages", ParticipantMessages::new);
  }

  /**
   * The actions that require a second person. A single person receives {@code second_person_required} and
   * requests an approval with {@code POST /v1/approvals}.
   */
  public List<SecondPerson> secondPerson() {
    return required("secondPerson", list(enumeration(SecondPerson::of)));
  }

  /** The version, which increases with every change. Send it as {@code If-Match}. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** When the organization was last changed. */
  public Instant updatedAt() {
    return required("updatedAt", ApiObject::instant);
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

// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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

  /** Returns {@code incomingFunds}. */
  public IncomingFundsRules incomingFunds() {
    return required("incomingFunds", IncomingFundsRules::new);
  }

  /** Returns {@code participantMessages}. */
  public ParticipantMessages participantMessages() {
    return required("participantMessages", ParticipantMessages::new);
  }

  /**
   * The actions that require a second person. A single person receives {@code second_person_required} and
   * requests an approval with {@code POST /v1/approvals}.
   */
  public List<SecondPersonAction> secondPerson() {
    return required("secondPerson", list(enumeration(SecondPersonAction::of)));
  }

  /** The version, which increases with every change. Send it as {@code If-Match}. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** When the organization was last changed. */
  public Instant updatedAt() {
    return required("updatedAt", ApiObject::instant);
  }
}

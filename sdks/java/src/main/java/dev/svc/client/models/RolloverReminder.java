// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A reminder of a rollover that is waiting for someone outside the organization. */
public final class RolloverReminder extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverReminder(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_reminder}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** ID of the rollover that waits. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The participant's account. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** The integrator's reference. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The rollover's version. A reminder does not change it. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** The party that a reminder is for. New values may be added. */
  public ReminderRecipient recipient() {
    return required("recipient", enumeration(ReminderRecipient::of));
  }

  /** The participant's task. Null for custodians. */
  public Optional<ReminderTask> task() {
    return optional("task", enumeration(ReminderTask::of));
  }

  /** How the reminder reaches the recipient. */
  public List<ReminderChannel> channels() {
    return required("channels", list(enumeration(ReminderChannel::of)));
  }

  /** True if nothing was sent. */
  public boolean dryRun() {
    return required("dryRun", ApiObject::bool);
  }

  /** When the reminder was sent. In a dry run, the current time. */
  public Instant sentAt() {
    return required("sentAt", ApiObject::instant);
  }

  /** When the same reminder can be sent again. */
  public Instant nextReminderAt() {
    return required("nextReminderAt", ApiObject::instant);
  }
}

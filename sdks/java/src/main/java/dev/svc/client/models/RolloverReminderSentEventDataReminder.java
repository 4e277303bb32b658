// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Details of the event: {@code reminder}. */
public final class RolloverReminderSentEventDataReminder extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverReminderSentEventDataReminder(JsonNode json) {
    super(json);
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
}

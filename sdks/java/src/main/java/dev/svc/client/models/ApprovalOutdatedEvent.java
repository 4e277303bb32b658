// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Details of the participant or a custodian changed after the request or confirmation, before money was sent.
 * The change makes the approval outdated.
 */
public final class ApprovalOutdatedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public ApprovalOutdatedEvent(JsonNode json) {
    super(json);
  }

  /** Returns {@code data}. */
  public ApprovalOutdatedEventData data() {
    return required("data", ApprovalOutdatedEventData::new);
  }
}

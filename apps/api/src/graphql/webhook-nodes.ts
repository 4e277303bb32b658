import type { Environment } from "@svc/keys";
import type { DeliveryAttempt, WebhookDelivery } from "../webhooks/deliveries/delivery.ts";
import {
  type AttemptView,
  type DeliveryView,
  toAttemptView,
  toDeliveredEvent,
  toDeliveryView,
} from "../webhooks/deliveries/delivery-view.ts";
import type { EventBody } from "../webhooks/events/event-body.ts";

/** A delivery with its event: what its fields are made from, without another read. */
export interface DeliveryNode extends DeliveryView {
  event: EventBody;
}

/** An attempt with its id, by which what was answered is read where it is asked for. */
export interface AttemptNode extends Omit<AttemptView, "responseBody"> {
  attemptId: string;
}

export function toDeliveryNode(delivery: WebhookDelivery, environment: Environment): DeliveryNode {
  return { ...toDeliveryView(delivery, environment), event: toDeliveredEvent(delivery, environment) };
}

export function toAttemptNode(attempt: DeliveryAttempt, { event }: DeliveryNode): AttemptNode {
  return { ...toAttemptView(attempt, event), attemptId: attempt.id };
}

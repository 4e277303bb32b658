import { idField } from "@svc/service-kit/fields";
import { listQueryFields } from "@svc/service-kit/lists";
import { z } from "zod";
import { eventTypeField } from "../events/event-query.ts";
import { deliveryStatusSchema } from "./delivery.ts";

export const deliveryQuerySchema = z.strictObject({
  ...listQueryFields,
  status: deliveryStatusSchema.optional().describe("Only deliveries with this status."),
  type: eventTypeField.optional().describe("Only deliveries of this event type."),
  rolloverId: idField("rol").optional().describe("Only deliveries of this rollover's events."),
  eventId: idField("evt").optional().describe("Only deliveries of this event."),
});

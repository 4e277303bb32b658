import { idField, listQueryFields } from "@svc/service-kit";
import { z } from "zod";
import { eventTypeField } from "../../events/event-query.ts";
import { deliveryStatusSchema } from "./delivery.ts";

export const deliveryQuerySchema = z.strictObject({
  ...listQueryFields,
  status: deliveryStatusSchema.optional().describe("Only those that stand so."),
  type: eventTypeField.optional().describe("Only of events of this type."),
  rolloverId: idField("rol").optional().describe("Only of this rollover's events."),
  eventId: idField("evt").optional().describe("Only of this event."),
});

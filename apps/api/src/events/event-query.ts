import { enumField, graphqlTypes, idField, listQueryFields } from "@svc/service-kit";
import { z } from "zod";
import { EVENT_TYPE_NAMES } from "./event-types.ts";

const WHOLE = "must be a whole number";

export const eventTypeField = z
  .enum(EVENT_TYPE_NAMES, "must be the name of an event type")
  .describe("Only events of this type.")
  .register(graphqlTypes, { scalar: "String" });

const eventOrderField = enumField(
  "EventOrder",
  "`newest`, by time and the newest first, or `oldest`, to be followed: as they were committed, each rollover's by its `data.sequence`. It takes no filters.",
  {
    newest: "By time, the newest first.",
    oldest: "As they were committed, the oldest that is kept first.",
  },
);

export const eventQuerySchema = z.strictObject({
  ...listQueryFields,
  order: eventOrderField.default("newest"),
  type: eventTypeField.optional(),
  rolloverId: idField("rol").optional().describe("Only the events of this rollover."),
  afterSequence: z
    .string(WHOLE)
    .regex(/^\d{1,9}$/, WHOLE)
    .register(graphqlTypes, { scalar: "Int" })
    .transform(Number)
    .optional()
    .meta({
      description:
        "Only beside `rolloverId`: its events after this `data.sequence`, in their order. What a gap in what you received calls for.",
      as: { type: "integer", minimum: 0, maximum: 999_999_999 },
    }),
});

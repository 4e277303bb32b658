import { enumField, graphqlTypes, idField } from "@svc/service-kit/fields";
import { listQueryFields } from "@svc/service-kit/lists";
import { z } from "zod";
import { EVENT_TYPE_DESCRIPTIONS, EVENT_TYPE_NAMES } from "./event-types.ts";

const NUMBER_ERROR = "must be a whole number";

export const eventTypeField = z
  .enum(EVENT_TYPE_NAMES, "must be the name of an event type")
  .describe("Only events of this type.")
  .register(graphqlTypes, { scalar: "String", values: EVENT_TYPE_DESCRIPTIONS });

const eventOrderField = enumField(
  "EventOrder",
  "`newest` (default): by time, newest first. `oldest`: in commit order, for following the list; " +
    "each rollover's events are ordered by `data.sequence`. `oldest` cannot be combined with filters.",
  {
    newest: "By time, newest first.",
    oldest: "In commit order, starting with the oldest event.",
  },
);

const eventStartField = enumField(
  "EventStart",
  "Where a list with `order=oldest` starts if there is no `cursor`. Default: `beginning`.",
  {
    beginning: "The oldest event.",
    now: "The time of this call. The page is empty. Its cursor continues with every event that is committed after this call, and possibly a few from just before it.",
  },
);

export const eventQuerySchema = z.strictObject({
  ...listQueryFields,
  order: eventOrderField.default("newest"),
  start: eventStartField.optional(),
  type: eventTypeField.optional(),
  rolloverId: idField("rol").optional().describe("Only events of this rollover."),
  afterSequence: z
    .string(NUMBER_ERROR)
    .regex(/^\d{1,9}$/, NUMBER_ERROR)
    .register(graphqlTypes, { scalar: "Int" })
    .transform(Number)
    .optional()
    .meta({
      description:
        "Requires `rolloverId`. Only events after this `data.sequence`, in sequence order. Use it " +
        "to fill gaps in the events you received.",
      as: { type: "integer", minimum: 0, maximum: 999_999_999 },
    }),
});

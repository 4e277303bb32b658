import { textField } from "@svc/service-kit";
import { z } from "zod";
import { EVENT_FILTERS } from "../events/event-types.ts";

export const ORDERINGS = ["per_rollover", "none"] as const;

const MAX_URL_LENGTH = 2_048;
const MAX_EVENT_TYPES = 50;
const MAX_DESCRIPTION_LENGTH = 500;

const fields = {
  url: z
    .string("must be text")
    .max(MAX_URL_LENGTH, `must be at most ${MAX_URL_LENGTH} characters`)
    // A parser of addresses mends what it is given; what is shown must be what is called.
    .regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s\\]+$/, "must be an https address")
    .describe(
      "Where events are sent: https, to a public address, without credentials and without a fragment. Test takes http too.",
    ),
  eventTypes: z
    .array(
      z
        .string("must be text")
        .refine((text) => EVENT_FILTERS.includes(text), {
          error: `must be one of ${EVENT_FILTERS.join(", ")}`,
          abort: true,
        })
        .meta({ enum: [...EVENT_FILTERS] }),
      "must be a list of types",
    )
    .min(1, "must name at least one type")
    .max(MAX_EVENT_TYPES, `must name at most ${MAX_EVENT_TYPES} types`)
    .describe("Names of event types, `rollover.*` for all of a kind, or `*` for all."),
  description: textField(MAX_DESCRIPTION_LENGTH),
  enabled: z.boolean("must be true or false"),
  ordering: z
    .enum(ORDERINGS, `must be one of ${ORDERINGS.join(", ")}`)
    .describe(
      "`per_rollover`: an event is not sent before the earlier ones of its rollover have ended. `none`: each for itself.",
    ),
};

/** What a new endpoint is made from. */
export const webhookEndpointInputSchema = z
  .strictObject({
    url: fields.url,
    eventTypes: fields.eventTypes,
    description: fields.description.nullable().optional(),
    enabled: fields.enabled.default(true),
    ordering: fields.ordering.default("per_rollover"),
  })
  .meta({ id: "WebhookEndpointInput" });

export type WebhookEndpointInput = z.output<typeof webhookEndpointInputSchema>;

/** What a change of an endpoint may hold. What is not named stays; `null` clears the description. */
export const webhookEndpointPatchSchema = z
  .strictObject({
    url: fields.url.optional(),
    eventTypes: fields.eventTypes.optional(),
    description: fields.description.nullable().optional(),
    enabled: fields.enabled.optional(),
    ordering: fields.ordering.optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must name at least one field",
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ id: "WebhookEndpointPatch" });

export type WebhookEndpointPatch = z.output<typeof webhookEndpointPatchSchema>;

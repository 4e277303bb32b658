import { enumField, graphqlTypes, textField } from "@svc/service-kit";
import { z } from "zod";
import { EVENT_FILTERS } from "../../events/event-types.ts";

export const orderingSchema = enumField("WebhookOrdering", "In which order an endpoint gets its events.", {
  per_rollover: "An event is not sent before the earlier ones of its rollover have ended.",
  none: "Each for itself.",
});

const MAX_URL_LENGTH = 2_048;
const MAX_EVENT_TYPES = 50;
const MAX_DESCRIPTION_LENGTH = 500;

const URL_TEXT =
  "Where events are sent: https, to a public address, without credentials and without a fragment. Test takes http too.";
const TYPES_TEXT = `Names of event types, \`rollover.*\` for all of a kind, or \`*\` for all; at most ${MAX_EVENT_TYPES}.`;
const ORDERING_TEXT =
  "`per_rollover`: an event is not sent before the earlier ones of its rollover have ended. `none`: each for itself.";

const fields = {
  url: z
    .string("must be text")
    .max(MAX_URL_LENGTH, `must be at most ${MAX_URL_LENGTH} characters`)
    // URL parsers silently repair their input, but the URL shown must be the URL called.
    .regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s\\]+$/, "must be an https address")
    .describe(URL_TEXT),
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
    .describe(TYPES_TEXT),
  description: textField(MAX_DESCRIPTION_LENGTH)
    .nullable()
    .optional()
    .describe(`What you say of it, at most ${MAX_DESCRIPTION_LENGTH} characters.`),
  enabled: z.boolean("must be true or false"),
};

export const webhookEndpointInputSchema = z
  .strictObject({
    url: fields.url,
    eventTypes: fields.eventTypes,
    description: fields.description,
    enabled: fields.enabled
      .describe("Whether events are sent to it: they are, unless it is said otherwise.")
      .default(true),
    ordering: orderingSchema
      .describe(`In which order it gets its events. ${ORDERING_TEXT} The first, unless it is said otherwise.`)
      .default("per_rollover"),
  })
  .meta({ id: "WebhookEndpointInput" });

export type WebhookEndpointInput = z.output<typeof webhookEndpointInputSchema>;

export const webhookEndpointPatchSchema = z
  .strictObject({
    url: fields.url.optional().describe(`${URL_TEXT} It cannot be cleared.`),
    eventTypes: fields.eventTypes
      .optional()
      .describe(`Replaces what it asks for. ${TYPES_TEXT} It cannot be cleared.`),
    description: fields.description,
    enabled: fields.enabled
      .optional()
      .describe(
        "Whether events are sent to it. What waits for a disabled one goes out, in order, once it is enabled.",
      ),
    ordering: orderingSchema
      .optional()
      .describe(`${ORDERING_TEXT} Another ordering holds for events to come.`),
  })
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must name at least one field",
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ id: "WebhookEndpointPatch" })
  .register(graphqlTypes, { isPatch: true });

export type WebhookEndpointPatch = z.output<typeof webhookEndpointPatchSchema>;

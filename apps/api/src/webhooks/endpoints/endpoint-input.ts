import { enumField, graphqlTypes, textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { EVENT_FILTER_DESCRIPTIONS, EVENT_FILTERS } from "../events/event-types.ts";

export const orderingSchema = enumField(
  "WebhookOrdering",
  "The order in which an endpoint receives events.",
  {
    per_rollover:
      "An event is sent only after the earlier events of its rollover have been delivered or have failed.",
    none: "Events are sent independently.",
  },
);

export const payloadFormatSchema = enumField(
  "WebhookPayloadFormat",
  "How much of an event an endpoint receives.",
  {
    full: "The whole event.",
    thin: "The event without details: its `data` has only the IDs of objects. Read the rest with `GET /v1/events/{id}`.",
  },
);

const MAX_URL_LENGTH = 2_048;
const MAX_EVENT_TYPES = 50;
const MAX_DESCRIPTION_LENGTH = 500;

const URL_TEXT =
  "The HTTPS URL that receives events. It must be public, without credentials or a fragment. The " +
  "test environment also accepts http.";
const TYPES_TEXT = `Event types, patterns such as \`rollover.*\`, or \`*\` for all. Up to ${MAX_EVENT_TYPES}.`;
const ORDERING_TEXT =
  "`per_rollover`: an event is sent only after the earlier events of its rollover have been " +
  "delivered or have failed. `none`: events are sent independently.";
const PAYLOAD_TEXT =
  "`full`: the whole event. `thin`: `data` has only the IDs of objects, and the receiver reads the rest with " +
  "`GET /v1/events/{id}`.";

const fields = {
  url: z
    .string("must be text")
    .max(MAX_URL_LENGTH, `must be at most ${MAX_URL_LENGTH} characters`)
    // URL parsers silently repair input, but the displayed URL must be the URL that is called.
    .regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s\\]+$/, "must be an https URL")
    .describe(URL_TEXT),
  eventTypes: z
    .array(
      z
        .string("must be text")
        .refine((text) => EVENT_FILTERS.includes(text), {
          error: `must be one of ${EVENT_FILTERS.join(", ")}`,
          abort: true,
        })
        .meta({ enum: [...EVENT_FILTERS], "x-enumDescriptions": EVENT_FILTER_DESCRIPTIONS }),
      "must be a list of event types",
    )
    .min(1, "must have at least one event type")
    .max(MAX_EVENT_TYPES, `must have at most ${MAX_EVENT_TYPES} event types`)
    .describe(TYPES_TEXT),
  description: textField(MAX_DESCRIPTION_LENGTH)
    .nullable()
    .optional()
    .describe(`Your description, up to ${MAX_DESCRIPTION_LENGTH} characters.`),
  enabled: z.boolean("must be true or false"),
};

export const webhookEndpointInputSchema = z
  .strictObject({
    url: fields.url,
    eventTypes: fields.eventTypes,
    description: fields.description,
    enabled: fields.enabled.describe("Whether the endpoint receives events. Default: true.").default(true),
    ordering: orderingSchema
      .describe(
        `The order in which the endpoint receives events. ${ORDERING_TEXT} Default: \`per_rollover\`.`,
      )
      .default("per_rollover"),
    payload: payloadFormatSchema
      .describe(`How much of an event the endpoint receives. ${PAYLOAD_TEXT} Default: \`full\`.`)
      .default("full"),
  })
  .meta({ id: "WebhookEndpointInput", description: "A URL to register for events." });

export type WebhookEndpointInput = z.output<typeof webhookEndpointInputSchema>;

export const webhookEndpointPatchSchema = z
  .strictObject({
    url: fields.url.optional().describe(`${URL_TEXT} The URL cannot be cleared.`),
    eventTypes: fields.eventTypes
      .optional()
      .describe(`Replaces the list of event types. ${TYPES_TEXT} The list cannot be cleared.`),
    description: fields.description,
    enabled: fields.enabled
      .optional()
      .describe(
        "Whether the endpoint receives events. When a disabled endpoint is enabled again, its " +
          "waiting deliveries are sent according to `ordering`.",
      ),
    ordering: orderingSchema.optional().describe(`${ORDERING_TEXT} A change applies to future events only.`),
    payload: payloadFormatSchema
      .optional()
      .describe(
        `${PAYLOAD_TEXT} A change applies to all later attempts, including retries of earlier events.`,
      ),
  })
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must have at least one field",
    when: ({ issues }) => issues.length === 0,
  })
  .meta({
    id: "WebhookEndpointPatch",
    description: "Fields of an endpoint to change. Omitted fields stay unchanged.",
  })
  .register(graphqlTypes, { isPatch: true });

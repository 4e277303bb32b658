import { enumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { ACCOUNT_ID, ENDPOINT_ID, KEY_ID, NEW_KEY_ID } from "../../context/example-values.ts";
import { APPROVAL_EVENTS } from "./approval-event-types.ts";
import { DISTRIBUTION_EVENTS } from "./distribution-event-types.ts";
import { accountIdField, keyIdField } from "./event-fields.ts";
import type { EventType } from "./event-type.ts";
import { INCOMING_FUNDS_EVENTS } from "./incoming-funds-event-types.ts";
import { KEY_EVENTS } from "./key-event-types.ts";
import { PLAN_EVENTS } from "./plan-event-types.ts";
import { ROLLOVER_EVENTS } from "./rollover-event-types.ts";

const endpointIdField = z
  .string()
  .describe("TypeID of the webhook endpoint: `whe_` followed by 26 characters.");
const disableReasonField = enumField("EndpointDisableReason", "Why the service disabled the endpoint.", {
  gone: "The endpoint returned 410.",
  failing: "No attempt succeeded for five days.",
});

/** Lists the event types for documentation and validation. Event data never contains personal data or secrets. */
export const EVENT_TYPES = {
  ...ROLLOVER_EVENTS,
  ...DISTRIBUTION_EVENTS,
  ...APPROVAL_EVENTS,
  ...INCOMING_FUNDS_EVENTS,
  ...PLAN_EVENTS,
  "account.created": {
    description: "An account was created by an API key or in the widget.",
    data: z.strictObject({ accountId: accountIdField }),
    example: { accountId: ACCOUNT_ID },
  },
  "account.identity_locked": {
    description:
      "Five wrong dates of birth or wrong last four SSN digits were sent for an account within a day. " +
      "Further attempts are blocked until `lockedUntil`. Someone may be guessing.",
    data: z.strictObject({
      accountId: accountIdField,
      lockedUntil: timestampField.describe("When attempts are possible again."),
    }),
    example: { accountId: ACCOUNT_ID, lockedUntil: "2026-06-16T12:00:00.000Z" },
  },
  "api_key.rotated": {
    description: "A key was rotated. The old key works until `expiresAt`.",
    data: z.strictObject({
      keyId: keyIdField,
      successorId: z.string().describe("The new key: `key_` followed by 26 characters."),
      expiresAt: timestampField.describe("When the old key stops working."),
    }),
    example: { keyId: KEY_ID, successorId: NEW_KEY_ID, expiresAt: "2026-06-16T12:00:00.000Z" },
  },
  "api_key.revoked": {
    description: "A key was revoked.",
    data: z.strictObject({ keyId: keyIdField }),
    example: { keyId: KEY_ID },
  },
  ...KEY_EVENTS,
  "webhook_endpoint.disabled": {
    description:
      "The service disabled an endpoint, because it returned 410 or no attempt succeeded for five days.",
    data: z.strictObject({ webhookEndpointId: endpointIdField, reason: disableReasonField }),
    example: { webhookEndpointId: ENDPOINT_ID, reason: "failing" },
  },
  "webhook.test": {
    description: "A test event, sent only to the tested endpoint, regardless of its event types.",
    data: z.strictObject({
      webhookEndpointId: endpointIdField,
      sampleType: z
        .string()
        .optional()
        .describe(
          "The event type whose example was sent. Only the events API returns this field. The " +
            "delivered payload is the example itself.",
        ),
    }),
    example: { webhookEndpointId: ENDPOINT_ID },
  },
} as const satisfies Record<string, EventType>;

export type EventTypeName = keyof typeof EVENT_TYPES;

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as EventTypeName[];

const TYPE_PATTERNS = [...new Set(EVENT_TYPE_NAMES.map((name) => `${name.split(".")[0]}.*`))];

export const EVENT_TYPE_DESCRIPTIONS = Object.fromEntries(
  EVENT_TYPE_NAMES.map((name) => [name, EVENT_TYPES[name].description]),
);

export const EVENT_FILTER_DESCRIPTIONS = {
  ...EVENT_TYPE_DESCRIPTIONS,
  ...Object.fromEntries(
    TYPE_PATTERNS.map((filter) => [
      filter,
      `All types that start with \`${filter.slice(0, -1)}\`, including later ones.`,
    ]),
  ),
  "*": "All event types, including later ones.",
};

export const EVENT_FILTERS: readonly string[] = [...EVENT_TYPE_NAMES, ...TYPE_PATTERNS, "*"];

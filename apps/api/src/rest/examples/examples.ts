import type { EndpointExamples } from "@svc/service-kit";
import {
  account,
  accountBody,
  apiKey,
  changed,
  custodian,
  draft,
  erasedAccount,
  inReview,
  KEY_ID,
  NEW_KEY_ID,
  NOW,
  processing,
  ROLLOVER_ID,
  rolloverBody,
  submitted,
} from "./example-world.ts";
import { WEBHOOK_EXAMPLES } from "./webhook-examples.ts";

const SEALS = [
  "b4c40b0ab2f7f0a274bae18b246fd39b4da1f0fe4170433c7a70510026ccfc3e",
  "21846945a21c0be7a34a77e1b3632da87e5dd47f0df92a7491f87f37fffedfb3",
  "26c0b8c2c215262d600a7c39008f6e51cbf24654bc4c751d91b997aef7629efc",
];

const page = (...data: unknown[]) => ({ object: "list", data, hasMore: false, nextCursor: null });

const reasonParams = {
  type: "object",
  properties: {
    reason: {
      type: "string",
      minLength: 1,
      maxLength: 500,
      description: "Why, for people. Up to 500 characters, and nothing personal.",
    },
  },
  required: ["reason"],
  additionalProperties: false,
};
const availableActions = [
  {
    object: "action",
    action: "start_review",
    summary: "Begin the review.",
    params: { type: "object", properties: {}, additionalProperties: false },
  },
  {
    object: "action",
    action: "hold",
    summary: "Stop for the time being; every clock pauses but that of the 60 days.",
    params: reasonParams,
  },
  {
    object: "action",
    action: "cancel",
    summary: "Give up, as long as no money has left.",
    params: reasonParams,
  },
];

function timelineEntry(sequence: number, type: string, more: object) {
  return {
    object: "timeline_entry",
    rolloverId: ROLLOVER_ID,
    sequence,
    type,
    at: NOW,
    actor: { type: "api_key", id: KEY_ID },
    action: null,
    fromState: "draft",
    toState: "draft",
    reason: null,
    data: {},
    prevHash: SEALS[sequence - 2] ?? "",
    hash: SEALS[sequence - 1],
    ...more,
  };
}

/** The examples of the API's endpoints, by their operation. */
export const EXAMPLES = {
  createOrRetrieveAccount: {
    body: accountBody,
    answers: { 200: { account, created: false }, 201: { account, created: true } },
  },
  getAccount: { answers: { 200: account } },
  updateAccount: {
    body: { phone: null },
    answers: { 200: { ...account, phone: null, version: 2 } },
  },
  eraseAccount: { answers: { 200: erasedAccount } },
  listAccounts: { answers: { 200: page(account) } },
  listCustodians: { answers: { 200: page(custodian) } },
  getCustodian: { answers: { 200: custodian } },
  checkEligibility: {
    body: {
      type: "direct",
      source: { accountType: "qualified_plan" },
      destination: { accountType: "traditional_ira" },
    },
    answers: {
      200: {
        outcome: "allowed_with_conditions",
        conditions: [
          {
            code: "eligible_amount_only",
            detail: "Not for required minimum distributions, hardship withdrawals or loans.",
          },
        ],
        rules: [],
        rulesetVersion: "irs-rollover-chart-2026.1",
      },
    },
  },
  createRollover: { body: rolloverBody, answers: { 201: draft } },
  getRollover: { answers: { 200: draft } },
  updateRollover: { body: { metadata: { adviser: "north" } }, answers: { 200: changed } },
  executeAction: {
    body: { action: "submit", params: { consentReference: "consent-9" } },
    answers: { 200: submitted },
  },
  exportRollovers: { answers: { 200: submitted } },
  advanceSandboxRollover: { body: {}, answers: { 200: inReview } },
  simulateSandboxHappening: { body: { happening: "acknowledged" }, answers: { 200: processing } },
  advanceSandboxClock: {
    body: { days: 5 },
    answers: {
      200: {
        object: "sandbox_clock",
        now: "2026-06-20T12:00:00.000Z",
        secondsAhead: 432_000,
        fired: 1,
        complete: true,
      },
    },
  },
  listRollovers: { answers: { 200: page(submitted) } },
  getRolloverState: {
    answers: {
      200: {
        id: ROLLOVER_ID,
        object: "rollover_state",
        state: "submitted",
        status: "in_progress",
        pendingOn: "operations",
        availableActions: ["start_review", "hold", "cancel"],
        deadlines: [],
        version: 3,
      },
    },
  },
  listActions: { answers: { 200: { object: "list", data: availableActions } } },
  listTimeline: {
    answers: {
      200: page(
        timelineEntry(1, "rollover.created", { fromState: null }),
        timelineEntry(2, "rollover.updated", { data: { fields: ["metadata"] } }),
        timelineEntry(3, "rollover.submitted", {
          action: "submit",
          toState: "submitted",
          data: { consentReference: "consent-9" },
        }),
      ),
    },
  },
  listApiKeys: { answers: { 200: page(apiKey) } },
  getCurrentApiKey: { answers: { 200: apiKey } },
  rotateApiKey: {
    body: { gracePeriodSeconds: 86_400 },
    answers: {
      201: {
        apiKey: { ...apiKey, id: NEW_KEY_ID, rotatedFrom: KEY_ID, key: "svc_test_ak_<KEY_BODY>" },
        previousKey: {
          ...apiKey,
          status: "expiring",
          expiresAt: "2026-06-16T12:00:00.000Z",
          replacedBy: NEW_KEY_ID,
        },
      },
    },
  },
  ...WEBHOOK_EXAMPLES,
} as const satisfies Record<string, EndpointExamples>;

import { PENDING_ON, ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import { KEY_ID, NOW, ROLLOVER_ID } from "../../context/example-values.ts";
import { toActionViews } from "./action-view.ts";
import { submitted } from "./rollover-examples.ts";

const SEALS = [
  "b4c40b0ab2f7f0a274bae18b246fd39b4da1f0fe4170433c7a70510026ccfc3e",
  "21846945a21c0be7a34a77e1b3632da87e5dd47f0df92a7491f87f37fffedfb3",
  "26c0b8c2c215262d600a7c39008f6e51cbf24654bc4c751d91b997aef7629efc",
];

const reasonParams = {
  type: "object",
  properties: {
    reason: {
      type: "string",
      minLength: 1,
      maxLength: 500,
      description: "Reason, up to 500 characters. Do not include personal data.",
    },
  },
  required: ["reason"],
  additionalProperties: false,
};
const codeParam = {
  type: "string",
  pattern: "^[a-z][a-z0-9_]{0,63}$",
  description: "Machine-readable reason: lowercase letters, digits and underscores, such as `name_mismatch`.",
};
export const availableActions = [
  ...toActionViews(["amend"], "submitted"),
  {
    object: "action",
    action: "start_review",
    summary: "Start the review.",
    leadsTo: "in_review",
    needsSecondPerson: false,
    event: "rollover.review_started",
    params: { type: "object", properties: {}, additionalProperties: false },
  },
  ...toActionViews(["provide_documents", "mark_funds_received"], "submitted"),
  {
    object: "action",
    action: "hold",
    summary: "Put on hold. All deadlines pause except the 60 days.",
    leadsTo: "on_hold",
    needsSecondPerson: false,
    event: "rollover.held",
    params: { ...reasonParams, properties: { ...reasonParams.properties, code: codeParam } },
  },
  ...toActionViews(["report_death"], "submitted"),
  {
    object: "action",
    action: "cancel",
    summary: "Cancel. Possible until money leaves.",
    leadsTo: "cancelled",
    needsSecondPerson: false,
    event: "rollover.cancelled",
    params: reasonParams,
  },
];

function timelineEntry(sequence: number, type: string, overrides: object) {
  return {
    object: "timeline_entry",
    rolloverId: ROLLOVER_ID,
    sequence,
    type,
    at: NOW,
    actor: { type: "api_key", id: KEY_ID },
    requestedBy: null,
    action: null,
    fromState: "draft",
    toState: "draft",
    reason: null,
    data: {},
    prevHash: SEALS[sequence - 2] ?? "",
    hash: SEALS[sequence - 1],
    ...overrides,
  };
}

export const timeline = [
  timelineEntry(1, "rollover.created", { fromState: null }),
  timelineEntry(2, "rollover.updated", { data: { fields: ["metadata"] } }),
  timelineEntry(3, "rollover.submitted", {
    action: "submit",
    toState: "submitted",
    data: { consentReference: "consent-9" },
  }),
];

export const noteEntry = timelineEntry(2, "rollover.note_added", {
  data: { note: "Called the custodian. They are looking for the letter." },
});

export const rolloverState = {
  id: ROLLOVER_ID,
  object: "rollover_state",
  state: "submitted",
  status: "in_progress",
  pendingOn: "operations",
  availableActions: [
    "amend",
    "start_review",
    "provide_documents",
    "mark_funds_received",
    "hold",
    "report_death",
    "cancel",
  ],
  deadlines: submitted.deadlines,
  version: 3,
};

export const counts = {
  object: "rollover_counts",
  total: 1,
  overdue: 0,
  mismatch: 0,
  pendingOn: PENDING_ON.map((pendingOn) => ({ pendingOn, count: pendingOn === "operations" ? 1 : 0 })),
  states: ROLLOVER_STATES.map((state) => ({ state, count: state === "submitted" ? 1 : 0 })),
  groups: [{ pendingOn: "operations", state: "submitted", count: 1 }],
};

export const eligibilityBody = {
  type: "direct",
  source: { accountType: "qualified_plan" },
  destination: { accountType: "traditional_ira" },
};

export const conditionalEligibility = {
  outcome: "allowed_with_conditions",
  conditions: [
    {
      code: "eligible_amount_only",
      detail:
        "The amount must not include hardship distributions, substantially equal payments, plan loans treated as distributions, required minimum distributions.",
    },
  ],
  rules: [],
  rulesetVersion: "irs-rollover-chart-2026.2",
};

const sentMovement = {
  type: "sent",
  account: "sent",
  amount: "48000.00",
  receiptId: null,
  reason: null,
  recordedAt: NOW,
  recordedBy: { type: "api_key", id: KEY_ID },
};

export const ledgerExample = {
  object: "ledger",
  rolloverId: ROLLOVER_ID,
  movements: [
    { ...sentMovement, id: "mov_7_1", on: "2026-11-03", transferId: "tr_1", timelineSequence: 7 },
    {
      ...sentMovement,
      id: "mov_8_1",
      type: "returned",
      amount: "-48000.00",
      on: "2026-11-17",
      transferId: "tr_1",
      reason: "returned",
      timelineSequence: 8,
    },
    { ...sentMovement, id: "mov_9_1", on: "2026-11-20", transferId: "tr_2", timelineSequence: 9 },
  ],
  totals: {
    sent: "48000.00",
    withheldFederal: "0.00",
    withheldState: "0.00",
    received: "0.00",
    posted: "0.00",
  },
  unreplacedPayments: [
    {
      transferId: "tr_1",
      amount: "48000.00",
      withheldFederal: "0.00",
      withheldState: "0.00",
      reason: "returned",
      voidedOn: "2026-11-17",
      isReported: false,
    },
  ],
};

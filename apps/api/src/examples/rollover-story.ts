import { toActionViews } from "../rollovers/action-view.ts";
import { PENDING_ON, ROLLOVER_STATES } from "../rollovers/rollover-states.ts";
import {
  ACCOUNT_ID,
  DESTINATION_ID,
  DOCUMENT_ID,
  KEY_ID,
  NOW,
  RESIDUAL_ID,
  ROLLOVER_ID,
  SOURCE_ID,
} from "./story.ts";

// The rollover of the examples: Ada's 401(k) on its way to an IRA.

export const rolloverBody = {
  accountId: ACCOUNT_ID,
  type: "direct",
  source: {
    custodianId: SOURCE_ID,
    accountType: "qualified_plan",
    accountNumber: "401K-00998877",
    planName: "Acme 401(k)",
  },
  destination: { custodianId: DESTINATION_ID, accountType: "traditional_ira", accountNumber: "IRA-11223344" },
  amount: { kind: "full" },
  deliveryMethod: "wire",
  attestations: { eligibleAmount: true },
  externalId: "transfer-77",
};

export const draft = {
  id: ROLLOVER_ID,
  object: "rollover",
  environment: "test",
  externalId: "transfer-77",
  accountId: ACCOUNT_ID,
  type: "direct",
  source: {
    custodianId: SOURCE_ID,
    accountType: "qualified_plan",
    accountNumberMask: "****8877",
    planName: "Acme 401(k)",
    firstContributionDate: null,
  },
  destination: {
    custodianId: DESTINATION_ID,
    accountType: "traditional_ira",
    accountNumberMask: "****3344",
    planName: null,
    firstContributionDate: null,
  },
  relationship: "own",
  isInheritedIra: false,
  decedentName: null,
  planKind: null,
  assets: [],
  amount: { kind: "full", requested: null, currency: "USD" },
  amounts: {
    sent: "0.00",
    withheldFederal: "0.00",
    withheldState: "0.00",
    gross: "0.00",
    received: "0.00",
    posted: null,
  },
  moneySources: [],
  distributionId: null,
  transfers: [],
  residualOf: null,
  residuals: [],
  receipts: [],
  deliveryMethod: "wire",
  taxTreatment: {
    taxable: false,
    code1099R: "G",
    status: "expected",
    asOf: "2026-06-15",
    basis: "Guide, code G; §401(a)(31), §402(c), §403(b)(8), §457(e)(16)",
    assumptions: [],
    taxableAmount: null,
    afterTaxAmount: null,
    rothCode1099R: null,
    warnings: [],
    withholding: { rule: "none", ratePercent: 0, expected: null, warnings: [] },
  },
  eligibility: { outcome: "allowed", conditions: [], rules: [], rulesetVersion: "irs-rollover-chart-2026.2" },
  documents: [],
  missingDocuments: [],
  deadlines: [
    {
      type: "draft",
      status: "running",
      dueOn: "2026-07-15",
      dueAt: "2026-07-15T12:00:00.000Z",
      consequence: "expires",
    },
  ],
  amountMismatch: null,
  requestMismatch: null,
  assetMismatch: null,
  rejection: null,
  failure: null,
  hold: null,
  consent: null,
  attestations: rolloverBody.attestations,
  documentRequest: null,
  state: "draft",
  status: "action_required",
  pendingOn: "integrator",
  version: 1,
  assigneeId: null,
  priority: "normal",
  tags: [],
  metadata: {},
  createdAt: NOW,
  updatedAt: NOW,
};
export const changed = { ...draft, metadata: { adviser: "north" }, version: 2 };
const waitsUntil = (type: string, dueOn: string) => ({
  type,
  status: "running",
  dueOn,
  dueAt: `${dueOn}T12:00:00.000Z`,
  consequence: "overdue",
});
export const submitted = {
  ...changed,
  consent: { reference: "consent-9", givenAt: NOW },
  state: "submitted",
  status: "in_progress",
  pendingOn: "operations",
  deadlines: [waitsUntil("review_start", "2026-06-17")],
  version: 3,
};
export const withDocument = {
  ...submitted,
  documents: [
    {
      id: DOCUMENT_ID,
      type: "statement",
      name: "statement.pdf",
      sha256: "0a3bd1b6b8b3d5a4f1a7e1c4b1d1f6e0f6c2a9a3c5b0d9a4e8c7f6b5a4938271",
      status: "provided",
      expiresOn: null,
      providedAt: NOW,
      reviewedAt: null,
      rejection: null,
      file: { mediaType: "application/pdf", size: 48213 },
    },
  ],
  version: 4,
};
export const inReview = {
  ...submitted,
  state: "in_review",
  deadlines: [waitsUntil("review", "2026-06-23")],
  version: 4,
};
export const processing = {
  ...inReview,
  state: "processing",
  pendingOn: "source_custodian",
  deadlines: [waitsUntil("processing", "2026-06-23")],
  version: 7,
};
/** A late dividend of the completed rollover, announced. */
export const residual = {
  ...processing,
  id: RESIDUAL_ID,
  residualOf: ROLLOVER_ID,
  externalId: null,
  metadata: {},
  version: 1,
};

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
      description: "Why, for people. Up to 500 characters, and nothing personal.",
    },
  },
  required: ["reason"],
  additionalProperties: false,
};
const codeParam = {
  type: "string",
  pattern: "^[a-z][a-z0-9_]{0,63}$",
  description: "Why, for programs: lower-case letters, digits and underscores, such as `name_mismatch`.",
};
export const availableActions = [
  {
    object: "action",
    action: "start_review",
    summary: "Begin the review.",
    params: { type: "object", properties: {}, additionalProperties: false },
  },
  ...toActionViews(["provide_documents"]),
  {
    object: "action",
    action: "hold",
    summary: "Stop for the time being; every clock pauses but that of the 60 days.",
    params: { ...reasonParams, properties: { ...reasonParams.properties, code: codeParam } },
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
  data: { note: "Called the custodian; they look for the letter." },
});

export const rolloverState = {
  id: ROLLOVER_ID,
  object: "rollover_state",
  state: "submitted",
  status: "in_progress",
  pendingOn: "operations",
  availableActions: ["start_review", "provide_documents", "hold", "cancel"],
  deadlines: submitted.deadlines,
  version: 3,
};

/** Of an organization with one rollover, which was handed in. */
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
        "Not for hardship distributions, substantially equal payments, loans that are treated as distributed, required minimum distributions.",
    },
  ],
  rules: [],
  rulesetVersion: "irs-rollover-chart-2026.2",
};

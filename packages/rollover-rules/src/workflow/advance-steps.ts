import type { RolloverState } from "../rollover-states.ts";
import type { ActionParams } from "./effects/effect.ts";
import { getActionDefinition, hasResolvableMismatch } from "./guards.ts";
import type { CallerAction } from "./transitions.ts";
import type { WorkflowState } from "./workflow-state.ts";

export const ADVANCE_TARGETS = [
  "submitted",
  "in_review",
  "approved",
  "requested",
  "processing",
  "funds_sent",
  "funds_received",
  "completed",
] as const satisfies RolloverState[];

const STATE_ORDER: readonly RolloverState[] = ["draft", "awaiting_participant", ...ADVANCE_TARGETS];

/**
 * A state to reach, and facts for the actions that lead there. Each fact becomes the params of one action.
 */
export interface AdvanceRequest {
  to: (typeof ADVANCE_TARGETS)[number];
  consentReference?: string | undefined;
  documents?: ActionParams<"provide_documents">["documents"] | undefined;
  waiverReason?: string | undefined;
  distribution?: ActionParams<"record_distribution"> | undefined;
  payments?: readonly ActionParams<"mark_funds_sent">[] | undefined;
  receipts?: readonly ActionParams<"mark_funds_received">[] | undefined;
  mismatchReason?: string | undefined;
  postedAmount?: string | undefined;
}

export interface AdvanceStep {
  action: CallerAction;
  params: Record<string, unknown>;
  /** JSON Pointer to the fact in the request, or from `POINTERS_WITHOUT_FACT`. */
  pointer: string;
  /** JSON Pointer that replaces `#/params` in the issues of the action. */
  paramsPointer: string;
}

/** Actions to try in each state, in order. Those not in `POINTERS_WITHOUT_FACT` need a fact. */
const STEPS: Partial<Record<RolloverState, readonly CallerAction[]>> = {
  draft: ["submit"],
  awaiting_participant: ["sign_consent"],
  submitted: ["start_review"],
  in_review: ["provide_documents", "approve"],
  awaiting_documents: ["provide_documents", "waive_documents"],
  approved: ["provide_documents", "record_distribution", "send_to_custodian"],
  requested: ["provide_documents", "acknowledge"],
  processing: ["provide_documents", "record_distribution", "mark_funds_sent"],
  funds_sent: ["mark_funds_sent", "mark_funds_received"],
  funds_received: ["mark_funds_sent", "mark_funds_received", "resolve_mismatch", "complete"],
};
/** Actions that need no fact. If one is rejected, the error points to this field of the request. */
const POINTERS_WITHOUT_FACT: Partial<Record<CallerAction, string>> = {
  start_review: "#/to",
  approve: "#/documents",
  send_to_custodian: "#/to",
  acknowledge: "#/to",
};

/** Returns false past the requested state, and in states outside the order, such as on hold. */
export function canAdvance(current: WorkflowState, { to }: AdvanceRequest): boolean {
  const position = getPosition(current);
  return position >= 0 && position <= STATE_ORDER.indexOf(to);
}

/** Returns pointers to the facts that the steps to the requested state need and the request lacks. */
export function listMissingFacts(current: WorkflowState, request: AdvanceRequest): string[] {
  const { consentReference, distribution, payments = [], receipts = [], postedAmount } = request;
  const passesThrough = (state: RolloverState) =>
    getPosition(current) < STATE_ORDER.indexOf(state) &&
    STATE_ORDER.indexOf(state) <= STATE_ORDER.indexOf(request.to);
  const rules: [string, boolean][] = [
    ["#/consentReference", passesThrough("submitted") && consentReference === undefined],
    ["#/payments", passesThrough("funds_sent") && distribution === undefined && payments.length === 0],
    ["#/receipts", passesThrough("funds_received") && receipts.length === 0],
    ["#/postedAmount", passesThrough("completed") && postedAmount === undefined],
  ];
  return rules.flatMap(([pointer, isMissing]) => (isMissing ? [pointer] : []));
}

/**
 * Returns null if the request has no unused fact for the next step.
 * @param used pointers of earlier steps
 */
export function findAdvanceStep(
  current: WorkflowState,
  request: AdvanceRequest,
  used: ReadonlySet<string>,
): AdvanceStep | null {
  const unused = listFacts(request).filter(({ pointer }) => !used.has(pointer));
  for (const action of STEPS[current.state] ?? []) {
    const { to } = getActionDefinition(action);
    const next = STATE_ORDER.indexOf(to === "from_arrival" ? "funds_received" : (to as RolloverState));
    // Computed targets, such as `from_documents`, have position -1, so they never pass the requested state.
    if (next > STATE_ORDER.indexOf(request.to)) continue;
    if (action === "resolve_mismatch" && !hasResolvableMismatch(current)) continue;
    const pointer = POINTERS_WITHOUT_FACT[action];
    if (pointer !== undefined) return { action, params: {}, pointer, paramsPointer: pointer };
    const fact = unused.find((candidate) => candidate.action === action);
    if (fact) return fact;
  }
  return null;
}

export function listUnusedFacts(request: AdvanceRequest, used: ReadonlySet<string>): string[] {
  const pointers = listFacts(request).map(({ pointer }) => pointer);
  return [...new Set(pointers)].filter((pointer) => !used.has(pointer));
}

/** Returns a step for each action that a fact can be used for. A consent can be used for `submit` or `sign_consent`. */
function listFacts(request: AdvanceRequest): AdvanceStep[] {
  const { consentReference, documents, waiverReason, distribution, payments = [] } = request;
  const { receipts = [], mismatchReason, postedAmount } = request;
  const toFact = (name: keyof AdvanceRequest, action: CallerAction, params: Record<string, unknown>) =>
    request[name] === undefined ? [] : [{ action, params, pointer: `#/${name}`, paramsPointer: "#" }];
  const toFacts = (name: string, action: CallerAction, items: readonly object[]) =>
    items.map((item, index) => {
      const pointer = `#/${name}/${index}`;
      return { action, params: { ...item }, pointer, paramsPointer: pointer };
    });
  return [
    ...toFact("consentReference", "submit", { consentReference }),
    ...toFact("consentReference", "sign_consent", { consentReference }),
    ...toFact("documents", "provide_documents", { documents }),
    ...toFact("waiverReason", "waive_documents", { reason: waiverReason }),
    ...toFact("distribution", "record_distribution", { ...distribution }).map((fact) => ({
      ...fact,
      paramsPointer: fact.pointer,
    })),
    ...toFacts("payments", "mark_funds_sent", payments),
    ...toFacts("receipts", "mark_funds_received", receipts),
    ...toFact("mismatchReason", "resolve_mismatch", { reason: mismatchReason }),
    ...toFact("postedAmount", "complete", { postedAmount }),
  ];
}

function getPosition({ state, documentsReturnState }: WorkflowState): number {
  return STATE_ORDER.indexOf((state === "awaiting_documents" && documentsReturnState) || state);
}

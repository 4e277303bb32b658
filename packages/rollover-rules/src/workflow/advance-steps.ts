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

const ORDER: readonly RolloverState[] = ["draft", "awaiting_participant", ...ADVANCE_TARGETS];

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
  /** JSON Pointer to the fact in the request. */
  pointer: string;
  /** JSON Pointer that replaces `#/params` in the issues of the action. */
  paramsPointer: string;
}

/** Steps that can leave or fill a state, in order. Those in `NEEDS_NO_FACT` are always possible. */
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
/** The part of the request that can remedy a refusal of the step. */
const NEEDS_NO_FACT: Partial<Record<CallerAction, string>> = {
  start_review: "#/to",
  approve: "#/documents",
  send_to_custodian: "#/to",
  acknowledge: "#/to",
};

export function canAdvance(current: WorkflowState, { to }: AdvanceRequest): boolean {
  const position = getPosition(current);
  return position >= 0 && position <= ORDER.indexOf(to);
}

export function listMissingFacts(current: WorkflowState, request: AdvanceRequest): string[] {
  const { consentReference, distribution, payments = [], receipts = [], postedAmount } = request;
  const passes = (state: RolloverState) =>
    getPosition(current) < ORDER.indexOf(state) && ORDER.indexOf(state) <= ORDER.indexOf(request.to);
  const rules: [string, boolean][] = [
    ["#/consentReference", passes("submitted") && consentReference === undefined],
    ["#/payments", passes("funds_sent") && distribution === undefined && payments.length === 0],
    ["#/receipts", passes("funds_received") && receipts.length === 0],
    ["#/postedAmount", passes("completed") && postedAmount === undefined],
  ];
  return rules.flatMap(([pointer, isMissing]) => (isMissing ? [pointer] : []));
}

/** @param used pointers of earlier steps. @returns the next step, or null if the request has none */
export function findAdvanceStep(
  current: WorkflowState,
  request: AdvanceRequest,
  used: ReadonlySet<string>,
): AdvanceStep | null {
  const unused = listFacts(current, request).filter(({ pointer }) => !used.has(pointer));
  for (const action of STEPS[current.state] ?? []) {
    const { to } = getActionDefinition(action);
    const next = ORDER.indexOf(to === "from_arrival" ? "funds_received" : (to as RolloverState));
    // Computed targets, such as `from_documents`, have position -1, so they never pass the requested state.
    if (next > ORDER.indexOf(request.to)) continue;
    const pointer = NEEDS_NO_FACT[action];
    if (pointer !== undefined) return { action, params: {}, pointer, paramsPointer: pointer };
    const fact = unused.find((one) => one.action === action);
    if (fact) return fact;
  }
  return null;
}

export function listUnusedFacts(
  current: WorkflowState,
  request: AdvanceRequest,
  used: ReadonlySet<string>,
): string[] {
  const pointers = listFacts(current, request, true).map(({ pointer }) => pointer);
  return [...new Set(pointers)].filter((pointer) => !used.has(pointer));
}

function listFacts(current: WorkflowState, request: AdvanceRequest, listsAll = false): AdvanceStep[] {
  const { consentReference, documents, waiverReason, distribution, payments = [] } = request;
  const { receipts = [], mismatchReason, postedAmount } = request;
  const one = (name: keyof AdvanceRequest, action: CallerAction, params: Record<string, unknown>) =>
    request[name] === undefined ? [] : [{ action, params, pointer: `#/${name}`, paramsPointer: "#" }];
  const each = (name: string, action: CallerAction, items: readonly object[]) =>
    items.map((item, index) => {
      const pointer = `#/${name}/${index}`;
      return { action, params: { ...item }, pointer, paramsPointer: pointer };
    });
  return [
    ...one("consentReference", "submit", { consentReference }),
    ...one("consentReference", "sign_consent", { consentReference }),
    ...one("documents", "provide_documents", { documents }),
    ...one("waiverReason", "waive_documents", { reason: waiverReason }),
    ...one("distribution", "record_distribution", { ...distribution }).map((fact) => ({
      ...fact,
      paramsPointer: fact.pointer,
    })),
    ...each("payments", "mark_funds_sent", payments),
    ...each("receipts", "mark_funds_received", receipts),
    ...(listsAll || hasResolvableMismatch(current)
      ? one("mismatchReason", "resolve_mismatch", { reason: mismatchReason })
      : []),
    ...one("postedAmount", "complete", { postedAmount }),
  ];
}

function getPosition({ state, documentsReturnState }: WorkflowState): number {
  return ORDER.indexOf((state === "awaiting_documents" && documentsReturnState) || state);
}

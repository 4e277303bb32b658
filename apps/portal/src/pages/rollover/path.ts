export const MAIN_WAY = [
  "draft",
  "awaiting_participant",
  "submitted",
  "in_review",
  "approved",
  "requested",
  "processing",
  "funds_sent",
  "funds_received",
  "completed",
] as const;

/** States a rollover can skip: a consent may already exist, or the participant may already have the money. */
const MAY_BE_PASSED: readonly string[] = ["awaiting_participant", "requested", "processing"];
const ENDINGS: readonly string[] = ["completed", "cancelled", "rejected", "failed", "expired"];

export interface Happened {
  at: string;
  fromState: string | null;
  toState: string;
}

export interface Step {
  state: string;
  /** `stopped`: the rollover ended at this step; `passed`: it skipped this step. */
  status: "done" | "now" | "stopped" | "passed" | "next";
  /** Last time it entered the state, ISO 8601. */
  at: string | null;
}

export interface Path {
  steps: Step[];
  /** States off the main path, outermost first: a hold can cover a document request. */
  aside: { state: string; since: string | null }[];
  ending: { state: string; at: string | null } | null;
  /** States that available actions lead to, except the next step. */
  mayGo: string[];
}

/**
 * Returns the path of a rollover.
 *
 * @param timeline oldest first; if incomplete, some times are missing
 * @param leadsTo target states of the available actions
 */
export function toPath(
  { state, type }: { state: string; type: string },
  timeline: readonly Happened[],
  leadsTo: readonly (string | null)[] = [],
): Path {
  const moves = timeline.filter(({ fromState, toState }) => fromState !== toState);
  const cameTo = new Map(moves.map(({ toState, at }) => [toState, at]));
  const aside = asideOf(state, moves);
  const isEnded = ENDINGS.includes(state);
  const hasArrived = state === "completed";
  // The current step, or the last one before a detour or ending.
  const place = isMain(state)
    ? state
    : (moves.findLast(({ toState }) => isMain(toState))?.toState ?? "draft");
  const reached = MAIN_WAY.indexOf(place as (typeof MAIN_WAY)[number]);
  const steps = MAIN_WAY.map((step, index): Step => {
    const at = cameTo.get(step) ?? null;
    // Returned money sends a rollover back, so later steps are open again.
    if (index > reached) return { state: step, status: "next", at: null };
    if (index === reached && !hasArrived) return { state: step, status: isEnded ? "stopped" : "now", at };
    // A residual starts mid-path. Without a timeline, only optional states can have been skipped.
    const isPassed = at === null && (moves.length > 0 || MAY_BE_PASSED.includes(step));
    return { state: step, status: isPassed ? "passed" : "done", at };
  });
  const ahead = steps.filter((step) => step.status !== "next" || isOnTheWay(step.state, type, reached));
  const following = ahead.find(({ status }) => status === "next")?.state;
  const elsewhere = new Set(leadsTo.filter((to) => to !== null && to !== state && to !== following));
  return {
    steps: ahead.filter(({ status }) => status !== "passed"),
    aside,
    ending: isEnded && !hasArrived ? { state, at: cameTo.get(state) ?? null } : null,
    mayGo: [...(elsewhere as Set<string>)],
  };
}

/** Only drafts need the consent step, and indirect rollovers are not requested from a custodian. */
function isOnTheWay(step: string, type: string, reached: number): boolean {
  if (step === "awaiting_participant") return reached < 1;
  if (step === "requested" || step === "processing") {
    return type !== "indirect_60_day" || reached >= MAIN_WAY.indexOf("requested");
  }
  return true;
}

function asideOf(state: string, moves: readonly Happened[]): Path["aside"] {
  const entry = (to: string) => moves.findLast(({ toState }) => toState === to);
  if (state === "awaiting_documents") return [{ state, since: entry(state)?.at ?? null }];
  if (state !== "on_hold") return [];
  const held = entry("on_hold");
  const hold = { state, since: held?.at ?? null };
  if (held?.fromState !== "awaiting_documents") return [hold];
  return [hold, { state: "awaiting_documents", since: entry("awaiting_documents")?.at ?? null }];
}

function isMain(state: string): boolean {
  return (MAIN_WAY as readonly string[]).includes(state);
}

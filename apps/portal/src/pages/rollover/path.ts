// Where a rollover stands on its way: the steps that lie behind it, the one it is at, and those ahead.

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

/** Which a rollover may pass by: it was submitted with a consent, or its participant held the money first. */
const MAY_BE_PASSED: readonly string[] = ["awaiting_participant", "requested", "processing"];
const ENDINGS: readonly string[] = ["completed", "cancelled", "rejected", "failed", "expired"];

export interface Happened {
  at: string;
  fromState: string | null;
  toState: string;
}

export interface Step {
  state: string;
  /** `stopped` is where it stood when it ended otherwise; `passed` is what it did not come through. */
  status: "done" | "now" | "stopped" | "passed" | "next";
  /** When it came there last, ISO 8601; null of what it never came to. */
  at: string | null;
}

export interface Path {
  steps: Step[];
  /** Beside the way, from the outer to the inner: a hold may stand over a request for documents. */
  aside: { state: string; since: string | null }[];
  /** How it ended, where it did not arrive. */
  ending: { state: string; at: string | null } | null;
  /** Where each action that is possible now leads, apart from the step ahead. */
  mayGo: string[];
}

/**
 * The path of a rollover.
 *
 * @param timeline what happened, oldest first; less than all of it says less of when
 * @param leadsTo where the actions that are possible lead
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
  // Where it stands on the way, or stood before it went aside or ended.
  const place = isMain(state)
    ? state
    : (moves.findLast(({ toState }) => isMain(toState))?.toState ?? "draft");
  const reached = MAIN_WAY.indexOf(place as (typeof MAIN_WAY)[number]);
  const steps = MAIN_WAY.map((step, index): Step => {
    const at = cameTo.get(step) ?? null;
    // Money that came back leads to an earlier step: what lies ahead again is not done, whenever it was.
    if (index > reached) return { state: step, status: "next", at: null };
    if (index === reached && !hasArrived) return { state: step, status: isEnded ? "stopped" : "now", at };
    // A residual begins where its money is. As long as nothing is known of when, only some may have been passed by.
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

/** What is still to come of the way: a consent is asked for in a draft alone, and an indirect rollover is asked of nobody. */
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

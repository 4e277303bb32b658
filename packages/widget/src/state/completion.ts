/** How a participant's request ended on the integrator's side, from the best to the worst. */
export const OUTCOMES = ["submitted", "needs_review", "failed"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the participant is told at the end. */
export interface Completion {
  outcome: Outcome;
  /** By which the request is found again, as on the phone. */
  reference?: string | undefined;
  /** For the participant, in their language. Shown as text. */
  message?: string | undefined;
}

/**
 * Reads what an integrator's promise came to. Nothing at all means that all went well; null is what cannot be told of, such
 * as an answer of `fetch`, which may be a refusal.
 */
export function readCompletion(given: unknown): Completion | null {
  if (given === undefined || given === null) return { outcome: "submitted" };
  const { outcome, reference, message } = given as Record<string, unknown>;
  const known = OUTCOMES.find((one) => one === outcome);
  return known ? { outcome: known, reference: readText(reference), message: readText(message) } : null;
}

/** The one that is told of several: a refusal by any of them, then what nobody knows; null for none and for what nobody knows. */
export function worstOf(completions: readonly (Completion | null)[]): Completion | null {
  const having = (outcome: Outcome) => completions.find((one) => one?.outcome === outcome);
  const failed = having("failed");
  if (failed) return failed;
  return completions.includes(null) ? null : (having("needs_review") ?? having("submitted") ?? null);
}

function readText(text: unknown): string | undefined {
  return typeof text === "string" || typeof text === "number" ? String(text).trim() || undefined : undefined;
}

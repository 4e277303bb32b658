/** Best to worst. */
export const OUTCOMES = ["submitted", "needs_review", "failed"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Completion {
  outcome: Outcome;
  /** Reference number for support calls. */
  reference?: string | undefined;
  /** In the participant's language. Displayed as plain text. */
  message?: string | undefined;
  trackingUrl?: string | undefined;
}

/** Parses the value of an integrator's promise. No value means success. Returns null for unknown values, such as a `fetch` response. */
export function readCompletion(value: unknown): Completion | null {
  if (value === undefined || value === null) return { outcome: "submitted" };
  const { outcome, reference, message, trackingUrl } = value as Record<string, unknown>;
  const matchedOutcome = OUTCOMES.find((one) => one === outcome);
  return matchedOutcome
    ? {
        outcome: matchedOutcome,
        reference: readText(reference),
        message: readText(message),
        ...(isWebUrl(trackingUrl) ? { trackingUrl } : {}),
      }
    : null;
}

/** Returns the worst outcome: failed, then unknown (null), then needs_review. An empty list is unknown. */
export function findWorst(completions: readonly (Completion | null)[]): Completion | null {
  const findByOutcome = (outcome: Outcome) => completions.find((one) => one?.outcome === outcome);
  const failed = findByOutcome("failed");
  if (failed) return failed;
  return completions.includes(null)
    ? null
    : (findByOutcome("needs_review") ?? findByOutcome("submitted") ?? null);
}

/** Rejects other schemes, such as `javascript:`. */
function isWebUrl(value: unknown): value is string {
  return typeof value === "string" && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function readText(text: unknown): string | undefined {
  return typeof text === "string" || typeof text === "number" ? String(text).trim() || undefined : undefined;
}

import type { Custodian, Days } from "../api/client.ts";
import type { StringName } from "../strings/en.ts";
import type { State } from "./state.ts";

export interface Milestone {
  text: StringName;
  /** Typical duration in business days; null if unknown. */
  days: Days | null;
}

const REQUIREMENT_TEXTS = [
  ["spousalConsent", "nextSpouse"],
  ["wetSignature", "nextSignature"],
  ["medallion", "nextMedallion"],
  ["notarization", "nextNotary"],
] as const;

/** Returns the expected next events, based on the data of both custodians. */
export function buildMilestones({ source, destination, completion }: State): Milestone[] {
  const from = source.custodian;
  const to = destination.custodian;
  if (!from || !to) return [];
  const step = (text: StringName, days: Days | null = null): Milestone => ({ text, days });
  const steps = completion?.outcome === "needs_review" ? [step("nextReview")] : [];
  for (const [requirement, text] of REQUIREMENT_TEXTS)
    if (from.requirements?.[requirement]) steps.push(step(text));
  if (from.id === to.id && from.name === to.name)
    return [...steps, step("nextWithin", getProcessingDays(from))];
  if (from.requirements?.loa) steps.push(step("nextLetter"));
  steps.push(step("nextSent", getProcessingDays(from)));
  if (from.deliveryMethods?.includes("check")) steps.push(step("nextCheck"));
  return [...steps, step("nextReceived", getProcessingDays(to))];
}

function getProcessingDays({ processingDays }: Custodian): Days | null {
  return processingDays ?? null;
}

import type { Days } from "../api/client.ts";
import type { StringName } from "../strings/en.ts";
import type { State } from "./state.ts";

interface Milestone {
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

export function buildMilestones({ source, destination, completion }: State): Milestone[] {
  const sender = source.custodian;
  const receiver = destination.custodian;
  if (!sender || !receiver) return [];
  const toMilestone = (text: StringName, days: Days | null = null): Milestone => ({ text, days });
  const milestones = completion?.outcome === "needs_review" ? [toMilestone("nextReview")] : [];
  for (const [requirement, text] of REQUIREMENT_TEXTS)
    if (sender.requirements?.[requirement]) milestones.push(toMilestone(text));
  // Unlisted companies have no ID, and the page can name a fixed destination in its own words.
  if (sender.id === receiver.id && (sender.id !== "" || sender.name === receiver.name))
    return [...milestones, toMilestone("nextWithin", sender.processingDays ?? null)];
  if (sender.requirements?.loa) milestones.push(toMilestone("nextLetter"));
  milestones.push(toMilestone("nextSent", sender.processingDays ?? null));
  if (sender.deliveryMethods?.includes("check")) milestones.push(toMilestone("nextCheck"));
  return [...milestones, toMilestone("nextReceived", receiver.processingDays ?? null)];
}

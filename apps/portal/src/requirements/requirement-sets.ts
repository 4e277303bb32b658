import type { Schemas } from "../api/client.ts";
import { listQuery, refetch } from "../api/queries.ts";
import type { Tone } from "../ui/index.ts";
import { formatDay } from "../ui/index.ts";
import { strings } from "./strings.ts";

export type RequirementSet = Schemas["RequirementSet"];

/** The plan or custodian that a requirement set or payment details are about. */
export type Subject = { planId: string } | { custodianId: string };

export const REQUIREMENT_NAMES = [
  "loa",
  "medallion",
  "notarization",
  "spousalConsent",
  "wetSignature",
] as const;

/** A requirement set is due for confirmation from this number of days before it expires. */
const WARNING_DAYS = 30;
const DAY_MS = 86_400_000;

export const requirementSetsQuery = (subject: Subject) =>
  listQuery("/v1/requirement-sets", { params: { query: { ...subject, limit: 20 } } });

/** Lists current sets that have expired or are due for confirmation. @param now time of the organization's clock, in ms */
export const expiringSetsQuery = (now: number) => {
  const expiresBefore = toDay(now + (WARNING_DAYS + 1) * DAY_MS);
  return listQuery("/v1/requirement-sets", {
    params: { query: { isCurrent: true, expiresBefore, limit: 100 } },
  });
};

export const currentSetsQuery = () =>
  listQuery("/v1/requirement-sets", { params: { query: { isCurrent: true, limit: 50 } } });

/** Refetches rollovers too, because requirements change them and their instructions. */
export function refetchRequirements(): Promise<unknown> {
  return refetch(
    "/v1/requirement-sets",
    "/v1/rollovers",
    "/v1/rollovers/{id}",
    "/v1/rollovers/{id}/requirements",
  );
}

interface Expiry {
  tone: Tone;
  label: string;
  /** True if the requirements should be confirmed again now. */
  isDue: boolean;
}

/** Formats when a set expires. @param now time of the organization's clock, in ms; null while unknown */
export function describeExpiry(
  { expiresOn, isUnconfirmed }: Pick<RequirementSet, "expiresOn" | "isUnconfirmed">,
  now: number | null,
): Expiry {
  const day = formatDay(expiresOn, now);
  if (isUnconfirmed) return { tone: "bad", label: strings.expired(day), isDue: true };
  const daysLeft = now === null ? null : countDays(toDay(now), expiresOn);
  if (daysLeft !== null && daysLeft <= WARNING_DAYS)
    return { tone: "warn", label: strings.expiresIn(daysLeft), isDue: true };
  return { tone: "good", label: strings.confirmedUntil(day), isDue: false };
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

import type { Schemas } from "../api/client.ts";
import { listQuery, refetch } from "../api/queries.ts";
import { toExpiryLimit } from "./expiry.ts";

export type RequirementSet = Schemas["RequirementSet"];

/** The plan or custodian that a requirement set or payment details belong to. */
export type Subject = { planId: string } | { custodianId: string };

export const REQUIREMENT_NAMES = [
  "loa",
  "medallion",
  "notarization",
  "spousalConsent",
  "wetSignature",
] as const;

export const requirementSetsQuery = (subject: Subject) =>
  listQuery("/v1/requirement-sets", { params: { query: { ...subject, limit: 20 } } });

/** Includes expired sets. Callers disable the query while `today` is null. */
export const expiringSetsQuery = (today: string | null) => {
  const expiresBefore = toExpiryLimit(today ?? "1970-01-01");
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

import type { components } from "../../generated/api.ts";

type Key = Pick<
  components["schemas"]["ApiKey"],
  "status" | "expiresAt" | "replacedBy" | "lastUsedAt" | "createdAt"
>;

const DAY_MS = 86_400_000;
const EXPIRES_SOON_MS = 14 * DAY_MS;
/** Age after which a key without any use is an issue. */
const MAX_AGE_BEFORE_FIRST_USE_MS = DAY_MS;
const MAX_TIME_SINCE_LAST_USE_MS = 90 * DAY_MS;

/** @param now in milliseconds */
export function findKeyIssue(key: Key, now: number): "expires" | "neverUsed" | "unused" | null {
  const { status, expiresAt, replacedBy, lastUsedAt, createdAt } = key;
  if (status !== "active" && status !== "expiring") return null;
  if (expiresAt !== null && replacedBy === null && Date.parse(expiresAt) - now < EXPIRES_SOON_MS)
    return "expires";
  if (lastUsedAt === null)
    return now - Date.parse(createdAt) > MAX_AGE_BEFORE_FIRST_USE_MS ? "neverUsed" : null;
  return now - Date.parse(lastUsedAt) > MAX_TIME_SINCE_LAST_USE_MS ? "unused" : null;
}

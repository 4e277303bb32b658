import type { Sql } from "@svc/database";
import { Problem, type ValidationIssue } from "@svc/service-kit/errors";
import type { ApiKeyRow } from "../api-keys/api-key-view.ts";
import { getOrganizationApiKey } from "../api-keys/get-key.ts";
import { getLastUses, listNetworks, listUsage } from "./key-usage-store.ts";
import { type KeyUsageView, type Period, toKeyUsageView } from "./key-usage-view.ts";

const DAY_MS = 86_400_000;
const RANGES = { hour: { maxDays: 31, defaultDays: 7 }, day: { maxDays: 400, defaultDays: 90 } } as const;
const MAX_NETWORKS = 20;

interface UsageQuery {
  by?: Period | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** @throws Problem `invalid_request` if the range is empty or too long */
export async function readKeyUsage(
  db: Sql,
  key: ApiKeyRow,
  { query, now }: { query: UsageQuery; now: Date },
): Promise<KeyUsageView> {
  const { by = "hour", to = now } = query;
  const { maxDays, defaultDays } = RANGES[by];
  const { from = new Date(to.getTime() - defaultDays * DAY_MS) } = query;
  if (from >= to) throw invalidParameter("from", "must be before `to`.");
  if (to.getTime() - from.getTime() > maxDays * DAY_MS) {
    throw invalidParameter("from", `must be at most ${maxDays} days before \`to\` if \`by\` is \`${by}\`.`);
  }
  const { organizationId, id } = key;
  const periods = await listUsage(db, organizationId, { by, from, to, keyId: id });
  // Counts and last uses are written together. The last uses are read second, so they include every counted use.
  const [last, networks, currentKey] = await Promise.all([
    getLastUses(db, organizationId, id),
    listNetworks(db, organizationId, { keyId: id, limit: MAX_NETWORKS }),
    getOrganizationApiKey(db, organizationId, id),
  ]);
  return toKeyUsageView({ key: currentKey, by, from, to, periods, last, networks }, now);
}

function invalidParameter(parameter: string, detail: string): Problem {
  const errors: ValidationIssue[] = [{ parameter, detail }];
  return new Problem("invalid_request", undefined, { errors });
}

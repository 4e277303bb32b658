import type { CustodianCache, CustodianDirectory } from "@svc/custodians";
import type { Database } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import { readRolloversById } from "../store/distribution-store.ts";
import type { RolloverResponseRow } from "../store/response-row.ts";
import type { RolloverView } from "../views/rollover-view.ts";
import type { RolloverResponses } from "./rollover-responses.ts";

interface ResponsesCall {
  db: Pick<Database, "sql">;
  principal: { organizationId: string };
  responses: RolloverResponses;
  custodians: CustodianCache;
  log: Logger;
}

export interface RolloverResponse {
  version: number;
  body: string;
}

/** Returns stored responses, and computes missing and outdated ones. */
export async function readResponses(
  call: ResponsesCall,
  rows: readonly RolloverResponseRow[],
): Promise<readonly RolloverResponse[]> {
  const directory = await call.custodians.get();
  const ids = rows.filter((row) => !isUsable(call, row, directory)).map(({ id }) => id);
  if (ids.length === 0) return rows as readonly RolloverResponse[];
  const rollovers = await readRolloversById(call.db.sql, call.principal.organizationId, ids);
  const outdated = new Set(ids);
  return rows.map((row) => {
    if (!outdated.has(row.id)) return row as RolloverResponse;
    const rollover = rollovers.get(row.id);
    if (!rollover) throw new Error(`${row.id} was deleted while being read`);
    return { version: rollover.version, body: call.responses.toBody(rollover, directory) };
  });
}

export async function readViews(
  call: ResponsesCall,
  rows: readonly RolloverResponseRow[],
): Promise<RolloverView[]> {
  return (await readResponses(call, rows)).map(({ body }) => JSON.parse(body) as RolloverView);
}

/** Verifies one seal in 16, because verifying costs about as much as reading. */
const VERIFY_EVERY = 16;
let readsSinceVerified = 0;

function isUsable(
  { responses, log }: ResponsesCall,
  { id, timelineHash, body, basis, keyId, seal }: RolloverResponseRow,
  directory: CustodianDirectory,
): boolean {
  if (body === null || basis === null || seal === null) return false;
  if (!responses.isCurrent(basis, directory)) return false;
  readsSinceVerified = (readsSinceVerified + 1) % VERIFY_EVERY;
  if (readsSinceVerified > 0 || responses.isSealed({ basis, body, keyId, seal }, timelineHash)) return true;
  log.error(
    { rolloverId: id },
    "a stored response was changed outside the API; recomputing it from the rollover",
  );
  return false;
}

import type { CustodianCache, CustodianDirectory } from "@svc/custodians";
import type { Database } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import { readRolloversById } from "../distributions/distribution-store.ts";
import type { RolloverView } from "../rollover-view.ts";
import type { FoundRollover } from "./found-rollover.ts";
import type { RolloverAnswers } from "./rollover-answers.ts";

export interface AnswersCall {
  db: Pick<Database, "sql">;
  principal: { organizationId: string };
  answers: RolloverAnswers;
  custodians: CustodianCache;
  log: Logger;
}

export interface RolloverAnswer {
  version: number;
  body: string;
}

/** Computes missing and outdated answers. */
export async function readAnswers(
  call: AnswersCall,
  found: readonly FoundRollover[],
): Promise<readonly RolloverAnswer[]> {
  const directory = await call.custodians.get();
  const ids = found.filter((one) => !isUsable(call, one, directory)).map(({ id }) => id);
  if (ids.length === 0) return found as readonly RolloverAnswer[];
  const rollovers = await readRolloversById(call.db.sql, call.principal.organizationId, ids);
  const outdated = new Set(ids);
  return found.map((one) => {
    if (!outdated.has(one.id)) return one as RolloverAnswer;
    const rollover = rollovers.get(one.id);
    if (!rollover) throw new Error(`${one.id} was deleted while being read`);
    return { version: rollover.version, body: call.answers.toBody(rollover, directory) };
  });
}

export async function readViews(call: AnswersCall, found: readonly FoundRollover[]): Promise<RolloverView[]> {
  return (await readAnswers(call, found)).map(({ body }) => JSON.parse(body) as RolloverView);
}

/** Verifies one seal in 16, because verifying costs about as much as reading. */
const VERIFIED_ONE_IN = 16;
let sinceVerified = 0;

function isUsable(
  { answers, log }: AnswersCall,
  { id, timelineHash, body, basis, keyId, seal }: FoundRollover,
  directory: CustodianDirectory,
): boolean {
  if (body === null || basis === null || seal === null) return false;
  if (!answers.isCurrent(basis, directory)) return false;
  sinceVerified = (sinceVerified + 1) % VERIFIED_ONE_IN;
  if (sinceVerified > 0 || answers.isSealed({ basis, body, keyId, seal }, timelineHash)) return true;
  log.error(
    { rolloverId: id },
    "a stored answer was changed outside the API; it is computed again from the rollover",
  );
  return false;
}

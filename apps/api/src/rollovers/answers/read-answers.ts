import type { CustodianCache, CustodianDirectory } from "@svc/custodians";
import type { Database } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import type { RolloverAnswerRow } from "../store/answer-row.ts";
import { readRolloversById } from "../store/distribution-store.ts";
import type { RolloverView } from "../views/rollover-view.ts";
import type { RolloverAnswers } from "./rollover-answers.ts";

interface AnswersCall {
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

/** Returns the stored answers of the rows. Computes missing and outdated answers. */
export async function readAnswers(
  call: AnswersCall,
  rows: readonly RolloverAnswerRow[],
): Promise<readonly RolloverAnswer[]> {
  const directory = await call.custodians.get();
  const ids = rows.filter((row) => !isUsable(call, row, directory)).map(({ id }) => id);
  if (ids.length === 0) return rows as readonly RolloverAnswer[];
  const rollovers = await readRolloversById(call.db.sql, call.principal.organizationId, ids);
  const outdated = new Set(ids);
  return rows.map((row) => {
    if (!outdated.has(row.id)) return row as RolloverAnswer;
    const rollover = rollovers.get(row.id);
    if (!rollover) throw new Error(`${row.id} was deleted while being read`);
    return { version: rollover.version, body: call.answers.toBody(rollover, directory) };
  });
}

export async function readViews(
  call: AnswersCall,
  rows: readonly RolloverAnswerRow[],
): Promise<RolloverView[]> {
  return (await readAnswers(call, rows)).map(({ body }) => JSON.parse(body) as RolloverView);
}

/** Verifies one seal in 16, because verifying costs about as much as reading. */
const VERIFY_EVERY = 16;
let readsSinceVerified = 0;

function isUsable(
  { answers, log }: AnswersCall,
  { id, timelineHash, body, basis, keyId, seal }: RolloverAnswerRow,
  directory: CustodianDirectory,
): boolean {
  if (body === null || basis === null || seal === null) return false;
  if (!answers.isCurrent(basis, directory)) return false;
  readsSinceVerified = (readsSinceVerified + 1) % VERIFY_EVERY;
  if (readsSinceVerified > 0 || answers.isSealed({ basis, body, keyId, seal }, timelineHash)) return true;
  log.error(
    { rolloverId: id },
    "a stored answer was changed outside the API; recomputing it from the rollover",
  );
  return false;
}

import type { CustodianCache, CustodianDirectory } from "@svc/custodians";
import type { Database } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import { readRolloversById } from "../distributions/distribution-store.ts";
import type { RolloverView } from "../rollover-view.ts";
import type { FoundRollover } from "./found-rollover.ts";
import type { RolloverAnswers } from "./rollover-answers.ts";

/** What reading answers needs of a call. */
export interface AnswersCall {
  db: Pick<Database, "sql">;
  principal: { organizationId: string };
  answers: RolloverAnswers;
  custodians: CustodianCache;
  log: Logger;
}

/** What a rollover is answered with, as JSON, and its version. */
export interface RolloverAnswer {
  version: number;
  body: string;
}

/** What each of these rollovers is answered with, in their order: as stored, or computed where that is missing or outdated. */
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
    if (!rollover) throw new Error(`${one.id} was deleted while it was read`);
    return { version: rollover.version, body: call.answers.toBody(rollover, directory) };
  });
}

/** As `readAnswers`, as values. */
export async function readViews(call: AnswersCall, found: readonly FoundRollover[]): Promise<RolloverView[]> {
  return (await readAnswers(call, found)).map(({ body }) => JSON.parse(body) as RolloverView);
}

/** Of how many stored answers one has its seal checked: a check costs about as much as reading an answer. */
const CHECKED_ONE_IN = 16;
let untilCheck = 0;

function isUsable(
  { answers, log }: AnswersCall,
  { id, timelineHash, body, basis, keyId, seal }: FoundRollover,
  directory: CustodianDirectory,
): boolean {
  if (body === null || basis === null || seal === null) return false;
  if (!answers.isCurrent(basis, directory)) return false;
  untilCheck = (untilCheck + 1) % CHECKED_ONE_IN;
  if (untilCheck > 0 || answers.isSealed({ basis, body, keyId, seal }, timelineHash)) return true;
  log.error(
    { rolloverId: id },
    "a stored answer was changed outside the API; the rollover's row is answered",
  );
  return false;
}

import { mapDatabaseError } from "@svc/database";
import { type RepeatableRequest, type Steps, withIdempotency } from "@svc/operations";
import { type ErrorCode, Problem, parseBody, toProblem, toProblemBody } from "@svc/service-kit";
import type { ApiCall } from "../declare.ts";
import { type BatchResult, batchItemSchema, type RolloverBatch } from "./batch-schemas.ts";
import { type DraftFacts, readDraftFacts, writeDraft } from "./draft-rollover.ts";
import { nameDuplicate } from "./duplicate-rollover.ts";
import { type RolloverView, toRolloverView } from "./rollover-view.ts";

type BatchCall = ApiCall & Steps<RolloverBatch>;

/** A request is answered well within the half minute that it may take. */
const MAX_MS = 15_000;
/** After these the items that follow would fare no better. */
const OVER: ReadonlySet<ErrorCode> = new Set(["dependency_unavailable", "rate_limited"]);

/**
 * Creates rollovers one after the other, each in a transaction of its own, in turns with the batches of others. A
 * repetition creates what is missing: each item that was created is remembered by itself, under its own key or its place
 * under the batch's.
 *
 * @throws Problem `idempotency_key_reused` for another batch under the same key; and what kept every item from being
 *   looked at
 */
export async function createBatch(call: BatchCall, items: readonly unknown[]): Promise<RolloverBatch> {
  const { organizationId } = call.principal;
  const isRepetition = await wasSentBefore(call);
  const facts = await readDraftFacts(call, organizationId);
  const deadline = performance.now() + MAX_MS;
  const results: BatchResult[] = [];
  let isAnyNew = false;
  let over: Problem | null = null;
  for (const [index, item] of items.entries()) {
    if (performance.now() > deadline) over ??= noTimeLeft();
    try {
      if (over) throw over;
      const { result, replayed } = await call.batchTurns.run(organizationId, () =>
        createItem(call, facts, item, index).catch(async (error) => {
          throw await nameDuplicate(call, error);
        }),
      );
      isAnyNew ||= !replayed;
      results.push({ status: 201, rollover: result, problem: null });
    } catch (error) {
      const problem = toProblem(error, mapDatabaseError);
      if (OVER.has(problem.code)) over ??= problem;
      if (over && index === 0) throw over;
      results.push(refused(call, problem));
    }
  }
  if (isRepetition && !isAnyNew) call.isReplay();
  const created = results.filter(({ rollover }) => rollover !== null).length;
  return { object: "rollover_batch", created, results };
}

/** Whether the batch came before, by its key. What came of its items they remember themselves. */
async function wasSentBefore(call: BatchCall): Promise<boolean> {
  if (call.repetition.idempotencyKey === null) return false;
  const mark = await withIdempotency(call, call.repetition, (transact) => transact(async () => null));
  return mark.replayed;
}

async function createItem(
  call: BatchCall,
  facts: DraftFacts,
  item: unknown,
  index: number,
): Promise<{ result: RolloverView; replayed: boolean }> {
  const { idempotencyKey, ...input } = parseBody(batchItemSchema, item);
  const { repetition, principal } = call;
  const request: RepeatableRequest = {
    ...repetition,
    ...(idempotencyKey === undefined
      ? { scope: `${repetition.scope} ${index}` }
      : { scope: `${repetition.scope} item`, idempotencyKey }),
    body: item,
  };
  return withIdempotency(call, request, (transact) =>
    transact(async (tx) => {
      const rollover = await writeDraft(call, tx, principal, input, facts);
      return toRolloverView(rollover, call.environment, facts.directory);
    }),
  );
}

function refused(call: BatchCall, problem: Problem): BatchResult {
  const { requestId, log } = call;
  if (problem.status >= 500)
    log.error({ err: problem.cause ?? problem, requestId, code: problem.code }, "an item failed");
  const body = toProblemBody(problem, "/v1/rollovers/batch", requestId);
  return { status: problem.status, rollover: null, problem: { ...body } };
}

function noTimeLeft(): Problem {
  return new Problem(
    "dependency_unavailable",
    "There was no time left for this item. Send the batch again with the same Idempotency-Key: what is there stays as it is.",
  );
}

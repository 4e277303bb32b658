import { mapDatabaseError } from "@svc/database";
import { type RepeatableRequest, type Steps, withIdempotency } from "@svc/operations";
import { type ErrorCode, Problem, toProblem, toProblemBody } from "@svc/service-kit/errors";
import type { ApiCall } from "../../context/define-operation.ts";

type ItemResult<Result> =
  | { result: Result; problem: null }
  | { result: null; problem: ReturnType<typeof toProblemItem> };

interface ItemWork<Item, Result> {
  /** Path of the batch request, which becomes the `instance` of each problem. */
  path: string;
  /** @param request the batch's request with this item's scope and body */
  run(item: Item, request: RepeatableRequest): Promise<{ result: Result; replayed: boolean }>;
  /** Returns the error to report instead, such as one that names the duplicate. */
  explain?(error: unknown): Promise<unknown>;
}

/** Well below the 30-second request timeout. */
const MAX_DURATION_MS = 15_000;
/** Errors that would also fail all remaining items. */
const STOP_CODES: ReadonlySet<ErrorCode> = new Set(["dependency_unavailable", "overloaded", "rate_limited"]);

/**
 * Processes items one at a time, each in its own transaction and with an idempotency record, so that a retry skips those that
 * succeeded. Batches share a queue (decision 34).
 * @throws Problem if the first item fails with an error in `STOP_CODES`
 */
export async function runBatchItems<Item, Result, Response>(
  call: ApiCall & Steps<Response>,
  items: readonly Item[],
  { isRepetition, work }: { isRepetition: boolean; work: ItemWork<Item, Result> },
): Promise<ItemResult<Result>[]> {
  const { organizationId } = call.principal;
  const deadline = performance.now() + MAX_DURATION_MS;
  const results: ItemResult<Result>[] = [];
  let hasNewItem = false;
  let stopProblem: Problem | null = null;
  for (const [index, item] of items.entries()) {
    if (performance.now() > deadline) stopProblem ??= createTimeoutProblem();
    try {
      if (stopProblem) throw stopProblem;
      const { repeatableRequest } = call;
      const scope = `${repeatableRequest.scope} ${index}`;
      const request = { ...repeatableRequest, scope, body: item, input: item };
      const { result, replayed } = await call.batchQueue.run(organizationId, () =>
        work.run(item, request).catch(async (error) => {
          throw work.explain ? await work.explain(error) : error;
        }),
      );
      hasNewItem ||= !replayed;
      results.push({ result, problem: null });
    } catch (error) {
      const problem = toProblem(error, mapDatabaseError);
      if (STOP_CODES.has(problem.code)) stopProblem ??= problem;
      if (stopProblem && index === 0) throw stopProblem;
      results.push({ result: null, problem: toProblemItem(call, problem, work.path) });
    }
  }
  if (isRepetition && !hasNewItem) call.markAsReplay();
  return results;
}

/**
 * Records the batch's idempotency key. Returns true if an earlier request had recorded it.
 * @throws Problem `idempotency_key_reused` if the key was used for another batch
 */
export async function wasSentBefore<Response>(call: ApiCall & Steps<Response>): Promise<boolean> {
  if (call.repeatableRequest.idempotencyKey === null) return false;
  const { replayed } = await withIdempotency(call, call.repeatableRequest, {
    change: (transact) => transact(async () => null),
  });
  return replayed;
}

function toProblemItem(call: ApiCall, problem: Problem, path: string) {
  const { requestId, log } = call;
  if (problem.status >= 500)
    log.error({ err: problem.cause ?? problem, requestId, code: problem.code }, "batch item failed");
  return { ...toProblemBody(problem, path, requestId) };
}

function createTimeoutProblem(): Problem {
  return new Problem(
    "dependency_unavailable",
    "The request ran out of time before this item. Send the batch again with the same Idempotency-Key. Items that succeeded are not repeated.",
  );
}

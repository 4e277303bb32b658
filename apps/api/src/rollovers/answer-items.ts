import { mapDatabaseError } from "@svc/database";
import { type RepeatableRequest, type Steps, withIdempotency } from "@svc/operations";
import { type ErrorCode, Problem, toProblem, toProblemBody } from "@svc/service-kit";
import type { ApiCall } from "../declare.ts";

/** What became of one item: its answer, or why there is none. */
export type AnsweredItem<Answer> =
  | { answer: Answer; problem: null }
  | { answer: null; problem: ReturnType<typeof refused> };

/** What does an item in a transaction, and what makes a repetition of it the same one. */
export interface ItemWork<Item, Answer> {
  /** Where problems say that they happened. */
  path: string;
  /** Does it, and says whether an earlier call did. @param request the batch's own, but for this item's place and body */
  run(item: Item, request: RepeatableRequest): Promise<{ result: Answer; replayed: boolean }>;
  /** What is told in place of an error. */
  explain?(error: unknown): Promise<unknown>;
}

/** A request is answered well within the half minute that it may take. */
const MAX_MS = 15_000;
/** After these the items that follow would fare no better. */
const OVER: ReadonlySet<ErrorCode> = new Set(["dependency_unavailable", "overloaded", "rate_limited"]);

/**
 * Does items one after the other, each in a transaction of its own, in turns with the batches of others (decision 34). A
 * repetition does what is missing: each item that was done is remembered by itself.
 *
 * @throws Problem what kept every item from being looked at
 */
export async function answerItems<Item, Answer, Result>(
  call: ApiCall & Steps<Result>,
  items: readonly Item[],
  isRepetition: boolean,
  work: ItemWork<Item, Answer>,
): Promise<AnsweredItem<Answer>[]> {
  const { organizationId } = call.principal;
  const deadline = performance.now() + MAX_MS;
  const answers: AnsweredItem<Answer>[] = [];
  let isAnyNew = false;
  let over: Problem | null = null;
  for (const [index, item] of items.entries()) {
    if (performance.now() > deadline) over ??= noTimeLeft();
    try {
      if (over) throw over;
      const { repetition } = call;
      const request = { ...repetition, scope: `${repetition.scope} ${index}`, body: item, input: item };
      const { result, replayed } = await call.batchTurns.run(organizationId, () =>
        work.run(item, request).catch(async (error) => {
          throw work.explain ? await work.explain(error) : error;
        }),
      );
      isAnyNew ||= !replayed;
      answers.push({ answer: result, problem: null });
    } catch (error) {
      const problem = toProblem(error, mapDatabaseError);
      if (OVER.has(problem.code)) over ??= problem;
      if (over && index === 0) throw over;
      answers.push({ answer: null, problem: refused(call, problem, work.path) });
    }
  }
  if (isRepetition && !isAnyNew) call.isReplay();
  return answers;
}

/**
 * Whether the batch came before, by its key. What came of its items they remember themselves.
 *
 * @throws Problem `idempotency_key_reused` for another batch under the same key
 */
export async function wasSentBefore<Result>(call: ApiCall & Steps<Result>): Promise<boolean> {
  if (call.repetition.idempotencyKey === null) return false;
  const mark = await withIdempotency(call, call.repetition, (transact) => transact(async () => null));
  return mark.replayed;
}

function refused(call: ApiCall, problem: Problem, path: string) {
  const { requestId, log } = call;
  if (problem.status >= 500)
    log.error({ err: problem.cause ?? problem, requestId, code: problem.code }, "an item failed");
  return { ...toProblemBody(problem, path, requestId) };
}

function noTimeLeft(): Problem {
  return new Problem(
    "dependency_unavailable",
    "There was no time left for this item. Send the batch again with the same Idempotency-Key: what is there stays as it is.",
  );
}

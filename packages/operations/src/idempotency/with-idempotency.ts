import type { BlindIndex, FieldCipher } from "@svc/accounts";
import {
  type Database,
  inNamedTransaction,
  inSqlTransaction,
  type Statement,
  type Transaction,
  type Write,
  writeRows,
} from "@svc/database";
import { type Clock, Problem } from "@svc/service-kit";
import canonicalize from "canonicalize";
import { answerIds, subjectDigests } from "./answer-id.ts";
import {
  answerWrite,
  openAnswer,
  type RememberedAnswer,
  type StoredAnswer,
  selectAnswer,
} from "./idempotency-store.ts";
import type { RepeatableRequest } from "./repeatable-request.ts";

/**
 * How an operation runs its one transaction; what it gives back is what the transaction gave.
 *
 * @param ahead asked in one round trip with the transaction's beginning; the work is given its rows. It runs of calls too that
 *   were answered already, or wait for their turn: what locks, or could wait, has the condition `isNotOver`
 */
export type Transact<T> = (
  work: (tx: Transaction, finishWith: FinishWith, ahead: unknown[]) => Promise<T>,
  ahead?: Statement,
) => Promise<T>;

/**
 * Leaves the last writing of a transaction to be done together with the answer that is remembered of it: a round trip costs
 * more than a row.
 *
 * @param finish writes what the work has left, and these rows, in one statement. Nothing comes after it but the commit, which it may
 *   send with that
 */
export type FinishWith = (finish: Finish) => void;
type Finish = (besides: readonly Write[]) => Promise<unknown>;

/** What remembering answers needs of a service. */
export interface IdempotencyContext {
  db: Database;
  clock: Clock;
  cipher: FieldCipher;
  blindIndex: BlindIndex;
}

const LIFETIME_MS = 86_400_000;
const MAX_KEY_LENGTH = 255;

/** An earlier request was answered: not an error, but the end of this one's transaction. */
class AlreadyAnswered extends Error {
  readonly remembered: RememberedAnswer;

  constructor(remembered: RememberedAnswer) {
    super("already answered");
    this.remembered = remembered;
  }
}

/**
 * Reads an idempotency key. It is the client's own, any text of 1 to 255 characters.
 *
 * @param parameter what the client knows it by
 * @throws Problem `invalid_request` for an empty or overlong one
 */
export function readIdempotencyKey(
  key: string | null | undefined,
  parameter = "Idempotency-Key",
): string | null {
  if (key === null || key === undefined) return null;
  // Characters, as elsewhere. Halves of characters would all be digested as the same bytes.
  const length = [...key].length;
  if (length >= 1 && length <= MAX_KEY_LENGTH && key.isWellFormed()) return key;
  throw new Problem("invalid_request", undefined, {
    errors: [{ parameter, detail: `must be 1 to ${MAX_KEY_LENGTH} characters` }],
  });
}

/**
 * Runs a change so that repeating it does nothing twice. What it gives is remembered for a day in the transaction of the
 * effect: a process that dies between the two has done neither. Only what succeeded is remembered.
 *
 * @param change does its writing through `transact`, and gives back what that gave: a value that JSON can hold
 * @param toRemembered what is remembered in its place, where it holds a secret
 * @returns what was done, and whether an earlier request did it
 * @throws Problem `idempotency_key_reused` for another body under the same key; `idempotency_in_progress` while the
 *   first request runs; and what the change throws
 */
export async function withIdempotency<T>(
  ctx: IdempotencyContext,
  request: RepeatableRequest,
  change: (transact: Transact<T>) => Promise<T>,
  toRemembered: (result: T) => T = (result) => result,
): Promise<{ result: T; replayed: boolean }> {
  const { organizationId, idempotencyKey: key } = request;
  if (key === null) {
    const transact: Transact<T> = (work, ahead) => inSqlTransaction(ctx.db, alone(work), undefined, ahead);
    return { result: await change(transact), replayed: false };
  }
  const ids = answerIds(ctx.blindIndex, request, key);
  const body = canonicalize(request.body) ?? "";
  const bodyUnder = (one: BlindIndex) => one.digest("idempotency.body", organizationId, body);
  const input = canonicalize(JSON.parse(JSON.stringify(request.input ?? null))) ?? "";
  const inputUnder = (one: BlindIndex) => one.digest("idempotency.input", organizationId, input);
  const isSameRequest = ({ fingerprint, answer: { inputFingerprint } }: RememberedAnswer) =>
    ctx.blindIndex.each.some(
      (one) =>
        bodyUnder(one) === fingerprint ||
        (request.input !== undefined && inputUnder(one) === inputFingerprint),
    );
  const now = ctx.clock.now();

  const answered = (stored: StoredAnswer) => new AlreadyAnswered(openAnswer(ctx.cipher, stored));
  const turn = {
    names: ids.map((id) => `idempotency:${id}`),
    read: selectAnswer(ids, now),
    // Whoever is being answered from memory has its turn too: only without an answer does the first one still run.
    taken: ([stored]: StoredAnswer[]) => (stored ? answered(stored) : inProgress()),
  };
  const transact: Transact<T> = (work, ahead) =>
    inNamedTransaction<T, StoredAnswer>(ctx.db, { ...turn, ahead }, async (tx, [stored], asked) => {
      if (stored) throw answered(stored);
      const { result, finish } = await runToFinish(tx, work, asked);
      const body = toRemembered(result);
      const inputFingerprint = request.input === undefined ? undefined : inputUnder(ctx.blindIndex);
      const answer = answerWrite(ctx.cipher, {
        id: ids[0],
        organizationId,
        fingerprint: bodyUnder(ctx.blindIndex),
        answer: JSON.stringify({ body, inputFingerprint }),
        subjectDigests: subjectDigests(ctx.blindIndex, request, body),
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
      });
      await (finish ? finish([answer]) : writeRows(tx, [answer]));
      return result;
    });
  try {
    return { result: await change(transact), replayed: false };
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error;
    if (!isSameRequest(error.remembered)) throw new Problem("idempotency_key_reused");
    return { result: error.remembered.answer.body as T, replayed: true };
  }
}

type Work<T> = Parameters<Transact<T>>[0];

/** Work of which nothing is remembered. */
function alone<T>(work: Work<T>) {
  return async (tx: Transaction, ahead: unknown[]): Promise<T> => {
    const { result, finish } = await runToFinish(tx, work, ahead);
    await finish?.([]);
    return result;
  };
}

/** Does the work, but for what it has left to be done last. */
async function runToFinish<T>(
  tx: Transaction,
  work: Work<T>,
  ahead: unknown[],
): Promise<{ result: T; finish: Finish | undefined }> {
  let finish: Finish | undefined;
  const finishWith: FinishWith = (given) => {
    if (finish) throw new Error("only one writing can be the last");
    finish = given;
  };
  const result = await work(tx, finishWith, ahead);
  return { result, finish };
}

function inProgress(): Problem {
  return new Problem("idempotency_in_progress", undefined, { headers: { "Retry-After": "1" } });
}

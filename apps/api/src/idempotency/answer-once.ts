import type { BlindIndex, FieldCipher } from "@svc/accounts";
import { type Database, inNamedTransaction, inSqlTransaction, type Sql } from "@svc/database";
import { type BodyAnswer, type Clock, Problem } from "@svc/service-kit";
import canonicalize from "canonicalize";
import { accountDigests, answerId } from "@svc/operations";
import {
  openAnswer,
  type RememberedAnswer,
  rememberAnswer,
  type StoredAnswer,
  selectAnswer,
} from "@svc/operations";

/** How an operation runs its one transaction; what it gives back is what the transaction gave. */
export type Transact<T> = (work: (tx: Sql) => Promise<T>) => Promise<T>;

/**
 * What is done once.
 *
 * @param transact runs the transaction in which the answer is remembered
 * @param isRemembered whether it is; else what writes nothing needs no transaction, and what is long may take several
 */
export type Operation<T> = (transact: Transact<T>, isRemembered: boolean) => Promise<T>;

interface IdempotencyContext {
  db: Database;
  clock: Clock;
  cipher: FieldCipher;
  blindIndex: BlindIndex;
}

/** What makes two requests the same one. */
export interface RepeatableRequest {
  organizationId: string;
  /** What is called: method and path, or a mutation's name. */
  scope: string;
  /** As the client sent it; null when it sent none, and every request stands for itself. */
  idempotencyKey: string | null;
  /** The body as it was sent. */
  body: unknown;
}

const LIFETIME_MS = 86_400_000;
const MAX_KEY_LENGTH = 255;

/** An earlier request was answered: not a fault, but the end of this one's transaction. */
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
 * Runs a write so that repeating it does nothing twice. The answer is remembered for a day in the transaction of the
 * effect: a process that dies between the two has done neither. Only what succeeded is remembered.
 *
 * @param operation does its writing through `transact`, and gives back what that gave
 * @param toAnswer what is answered, and remembered
 * @param toRemembered what is remembered in its place, where the answer holds a secret
 * @throws Problem `idempotency_key_reused` for another body under the same key; `idempotency_in_progress` while the
 *   first request runs; and what the operation throws
 */
export async function answerOnce<T>(
  ctx: IdempotencyContext,
  request: RepeatableRequest,
  operation: Operation<T>,
  toAnswer: (result: T) => BodyAnswer,
  toRemembered: (result: T) => BodyAnswer = toAnswer,
): Promise<BodyAnswer> {
  const { organizationId, scope, idempotencyKey: key } = request;
  if (key === null) return toAnswer(await operation((work) => inSqlTransaction(ctx.db, work), false));

  const id = answerId(ctx.blindIndex, organizationId, scope, key);
  const body = canonicalize(request.body) ?? "";
  const fingerprint = ctx.blindIndex.digest("idempotency.body", organizationId, body);
  const now = ctx.clock.now();

  const answered = (stored: StoredAnswer) => new AlreadyAnswered(openAnswer(ctx.cipher, id, stored));
  const turn = {
    name: `idempotency:${id}`,
    read: selectAnswer(id, now),
    // Whoever is being answered from memory has its turn too: only without an answer does the first one still run.
    taken: ([stored]: StoredAnswer[]) => (stored ? answered(stored) : inProgress()),
  };
  const transact: Transact<T> = (work) =>
    inNamedTransaction<T, StoredAnswer>(ctx.db, turn, async (tx, [stored]) => {
      if (stored) throw answered(stored);
      const result = await work(tx);
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      const answer = JSON.stringify(toRemembered(result));
      await rememberAnswer(tx, ctx.cipher, {
        id,
        organizationId,
        fingerprint,
        answer,
        accountDigests: accountDigests(ctx.blindIndex, organizationId, answer),
        now,
        expiresAt,
      });
      return result;
    });
  try {
    return toAnswer(await operation(transact, true));
  } catch (error) {
    if (error instanceof AlreadyAnswered) return replay(error.remembered, fingerprint);
    throw error;
  }
}

function replay({ fingerprint, answer: stored }: RememberedAnswer, wanted: string): BodyAnswer {
  if (fingerprint !== wanted) throw new Problem("idempotency_key_reused");
  const answer = stored as BodyAnswer;
  return { ...answer, headers: { ...answer.headers, "Idempotency-Replayed": "true" } };
}

function inProgress(): Problem {
  return new Problem("idempotency_in_progress", undefined, { headers: { "Retry-After": "1" } });
}

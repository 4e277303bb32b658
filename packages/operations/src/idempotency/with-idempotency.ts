import type { BlindIndex, FieldCipher } from "@svc/accounts";
import {
  type Database,
  inExclusiveTransaction,
  inSqlTransaction,
  type Statement,
  type Transaction,
  type Write,
  writeRows,
} from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import canonicalize from "canonicalize";
import {
  buildResponseWrite,
  decryptResponse,
  type IdempotentResponse,
  type StoredResponse,
  selectStoredResponse,
} from "./idempotency-store.ts";
import { buildRecordIds, digestSubjects, type RepeatableRequest } from "./record-id.ts";

/** Runs an operation's only transaction. @param prefetch see `WriteOperation.prefetch` */
export type Transact<T> = (
  work: (tx: Transaction, deferWrite: DeferWrite, prefetched: unknown[]) => Promise<T>,
  prefetch?: Statement,
) => Promise<T>;

/**
 * Defers the last write, so that it shares a round trip with the idempotency record.
 * @param deferredWrite writes its own rows and `otherWrites` in one statement, just before the commit
 */
export type DeferWrite = (deferredWrite: DeferredWrite) => void;
type DeferredWrite = (otherWrites: readonly Write[]) => Promise<unknown>;

export interface IdempotencyContext {
  db: Database;
  clock: Clock;
  cipher: FieldCipher;
  blindIndex: BlindIndex;
}

const LIFETIME_MS = 86_400_000;
const MAX_KEY_LENGTH = 255;

/** Ends the transaction of a repeated request. */
class ReplayError extends Error {
  readonly record: IdempotentResponse;

  constructor(record: IdempotentResponse) {
    super("the request is a replay");
    this.record = record;
  }
}

/**
 * Validates an idempotency key.
 * @param parameter the key's name in error messages
 * @throws Problem `invalid_request`
 */
export function readIdempotencyKey(
  key: string | null | undefined,
  parameter = "Idempotency-Key",
): string | null {
  if (key === null || key === undefined) return null;
  const length = [...key].length;
  // `isWellFormed` rejects lone surrogates, because all of them would have the same digest.
  if (length >= 1 && length <= MAX_KEY_LENGTH && key.isWellFormed()) return key;
  throw new Problem("invalid_request", undefined, {
    errors: [{ parameter, detail: `must be 1 to ${MAX_KEY_LENGTH} characters` }],
  });
}

/**
 * Runs a change at most once per idempotency key. Its transaction also stores the result for a day; failures are not stored.
 * @param change writes only through `transact`; its result must be JSON
 * @param redactForReplay removes secrets from the stored result
 * @throws Problem `idempotency_key_reused` for another body; `idempotency_in_progress`
 */
export async function withIdempotency<T>(
  ctx: IdempotencyContext,
  request: RepeatableRequest,
  {
    change,
    redactForReplay = (result) => result,
  }: { change: (transact: Transact<T>) => Promise<T>; redactForReplay?: ((result: T) => T) | undefined },
): Promise<{ result: T; replayed: boolean }> {
  const { organizationId, idempotencyKey: key } = request;
  if (key === null) {
    const transact: Transact<T> = (work, prefetch) =>
      inSqlTransaction(ctx.db, withoutIdempotency(work), { prefetch });
    return { result: await change(transact), replayed: false };
  }
  const ids = buildRecordIds(ctx.blindIndex, request, key);
  const body = canonicalize(request.body) ?? "";
  const digestBody = (one: BlindIndex) => one.digest("idempotency.body", organizationId, body);
  const input = canonicalize(JSON.parse(JSON.stringify(request.input ?? null))) ?? "";
  const digestInput = (one: BlindIndex) => one.digest("idempotency.input", organizationId, input);
  const isSameRequest = ({ fingerprint, response: { inputFingerprint } }: IdempotentResponse) =>
    ctx.blindIndex.perKey.some(
      (one) =>
        digestBody(one) === fingerprint ||
        (request.input !== undefined && digestInput(one) === inputFingerprint),
    );
  const now = ctx.clock.now();

  const createReplayError = (stored: StoredResponse) => new ReplayError(decryptResponse(ctx.cipher, stored));
  const lock = {
    names: ids.map((id) => `idempotency:${id}`),
    read: selectStoredResponse(ids, now),
    // Another replay of the same request can hold the lock.
    createRefusal: ([stored]: StoredResponse[]) =>
      stored ? createReplayError(stored) : createInProgressError(),
  };
  let hasLookedUp = false;
  const transact: Transact<T> = (work, prefetch) => {
    hasLookedUp = true;
    return inExclusiveTransaction<T, StoredResponse>(
      ctx.db,
      { ...lock, prefetch },
      async (tx, [stored], prefetched) => {
        if (stored) throw createReplayError(stored);
        const { result, deferredWrite } = await runWithDeferredWrite(tx, work, prefetched);
        const body = redactForReplay(result);
        const inputFingerprint = request.input === undefined ? undefined : digestInput(ctx.blindIndex);
        const responseWrite = buildResponseWrite(ctx.cipher, {
          id: ids[0],
          organizationId,
          fingerprint: digestBody(ctx.blindIndex),
          response: JSON.stringify({ body, inputFingerprint }),
          subjectDigests: digestSubjects(ctx.blindIndex, request, body),
          createdAt: now,
          expiresAt: new Date(now.getTime() + LIFETIME_MS),
        });
        await (deferredWrite ? deferredWrite([responseWrite]) : writeRows(tx, [responseWrite]));
        return result;
      },
    );
  };
  // A repeated request gets its stored response, even if `change` rejects it because of later changes.
  const changeOrReplay = () =>
    change(transact).catch((error: unknown) => {
      if (hasLookedUp || !(error instanceof Problem)) throw error;
      return transact(() => Promise.reject(error));
    });
  try {
    return { result: await changeOrReplay(), replayed: false };
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    if (!isSameRequest(error.record)) throw new Problem("idempotency_key_reused");
    return { result: error.record.response.body as T, replayed: true };
  }
}

type Work<T> = Parameters<Transact<T>>[0];

function withoutIdempotency<T>(work: Work<T>) {
  return async (tx: Transaction, prefetched: unknown[]): Promise<T> => {
    const { result, deferredWrite } = await runWithDeferredWrite(tx, work, prefetched);
    await deferredWrite?.([]);
    return result;
  };
}

async function runWithDeferredWrite<T>(
  tx: Transaction,
  work: Work<T>,
  prefetched: unknown[],
): Promise<{ result: T; deferredWrite: DeferredWrite | undefined }> {
  let deferredWrite: DeferredWrite | undefined;
  const deferWrite: DeferWrite = (write) => {
    if (deferredWrite) throw new Error("only one write can be deferred");
    deferredWrite = write;
  };
  const result = await work(tx, deferWrite, prefetched);
  return { result, deferredWrite };
}

function createInProgressError(): Problem {
  return new Problem("idempotency_in_progress", undefined, { headers: { "Retry-After": "1" } });
}

import { type Database, recordEvent } from "@svc/database";
import {
  type IdempotencyContext,
  type RepeatableRequest,
  type Transact,
  withIdempotency,
} from "@svc/operations";
import { newId } from "@svc/service-kit";
import {
  buildOrganization,
  type Gate,
  TEST_BLIND_INDEX,
  TEST_CIPHER,
  TestClock,
  type TestEnvironment,
} from "@svc/testing";

export const contextOf = (db: Database): IdempotencyContext => ({
  db,
  clock: new TestClock(),
  cipher: TEST_CIPHER,
  blindIndex: TEST_BLIND_INDEX,
});

export async function buildRequest(test: TestEnvironment): Promise<RepeatableRequest> {
  const organizationId = await buildOrganization(test);
  return { organizationId, scope: "POST /things", idempotencyKey: "k", body: { a: 1 } };
}

/** Where an operation stops and waits, if it does. */
interface Stops {
  beforeTransaction?: Promise<void>;
  /** After its effect was written; told first that it was. */
  inTransaction?: { reached: Gate; until: Promise<void> };
}

/** An operation with an effect of its own, an event, whose id it gives; it can be stopped on its way. */
export function makeEvent(organizationId: string, stops: Stops = {}) {
  return async (transact: Transact<string>): Promise<string> => {
    await stops.beforeTransaction;
    return transact(async (tx) => {
      const id = await recordEvent(tx, {
        organizationId,
        type: "account.created",
        data: { thing: newId("evt") },
        at: new Date(),
      });
      stops.inTransaction?.reached.open();
      await stops.inTransaction?.until;
      return id;
    });
  };
}

/** Runs an operation once for each request that is another one. */
export async function runOnce(ctx: IdempotencyContext, request: RepeatableRequest, stops: Stops = {}) {
  const { result, replayed } = await withIdempotency(ctx, request, makeEvent(request.organizationId, stops));
  return { result, replayed };
}

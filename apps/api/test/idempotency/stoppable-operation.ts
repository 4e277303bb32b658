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

export const createContext = (db: Database): IdempotencyContext => ({
  db,
  clock: new TestClock(),
  cipher: TEST_CIPHER,
  blindIndex: TEST_BLIND_INDEX,
});

export async function buildRequest(test: TestEnvironment): Promise<RepeatableRequest> {
  const organizationId = await buildOrganization(test);
  return { organizationId, scope: "POST /things", idempotencyKey: "k", body: { a: 1 } };
}

/** Points at which the operation waits for a promise. */
interface Stops {
  beforeTransaction?: Promise<void>;
  inTransaction?: { reached: Gate; until: Promise<void> };
}

/** Creates an operation that records one event and returns its ID. */
export function createEventOperation(organizationId: string, stops: Stops = {}) {
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

export async function runOnce(ctx: IdempotencyContext, request: RepeatableRequest, stops: Stops = {}) {
  const { result, replayed } = await withIdempotency(ctx, request, {
    change: createEventOperation(request.organizationId, stops),
  });
  return { result, replayed };
}

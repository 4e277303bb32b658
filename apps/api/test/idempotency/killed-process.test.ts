import { afterAll, beforeAll, expect, it } from "@jest/globals";
import {
  createTestEnvironment,
  describeWithRedis,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
  type TestEnvironment,
} from "@svc/testing";
import { buildCaller, type Caller, countStoredRecords, NOTHING, ONCE } from "./idempotent-calls.ts";
import { lockTable } from "./lock-table.ts";

const REQUEST_TIMEOUT_MS = 60_000;

interface CreateResponse {
  status: number;
  replayed: boolean;
  body: { id?: string; code?: string };
}

async function send({ url }: ServiceProcess, { key, body }: Caller): Promise<CreateResponse> {
  const headers = {
    Authorization: `Bearer ${key}`,
    "Idempotency-Key": "k",
    "Content-Type": "application/json",
  };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const init = { method: "POST", headers, body: JSON.stringify(body), signal };
  const response = await fetch(`${url}/v1/rollovers`, init);
  const replayed = response.headers.get("idempotency-replayed") === "true";
  return { status: response.status, replayed, body: (await response.json()) as CreateResponse["body"] };
}

async function retry(child: ServiceProcess, caller: Caller): Promise<CreateResponse> {
  let last: CreateResponse | undefined;
  await pollUntil("the retry returns 201", async () => {
    last = await send(child, caller);
    // The killed process's transaction may still run.
    if (last.status !== 201) expect(last.body.code).toBe("idempotency_in_progress");
    return last.status === 201;
  });
  return last as CreateResponse;
}

describeWithRedis("Process killed while creating a rollover", () => {
  let test: TestEnvironment;
  let service: ServiceProcess;
  /** Starts before `service` is killed. */
  let replacement: Promise<ServiceProcess>;
  const startApi = () => {
    const child = startServiceProcess("api", test.env);
    child.catch(() => {});
    return child;
  };
  beforeAll(async () => {
    test = await createTestEnvironment();
    replacement = startApi();
    service = await startApi();
  });
  afterAll(async () => {
    await service?.kill();
    await replacement?.then(
      (child) => child.kill(),
      () => {},
    );
    await test?.close();
  });

  async function killAndReplace(): Promise<void> {
    await service.kill();
    service = await replacement;
    replacement = startApi();
  }

  // COMMIT is sent with the writes, so PostgreSQL completes them without the client.
  it.each([
    { table: "accounts", isCommitSent: false, what: "nothing if it was about to lock the account" },
    { table: "rollovers", isCommitSent: true, what: "everything if it was writing the rollover" },
    { table: "events", isCommitSent: true, what: "everything if it was writing the event" },
    { table: "idempotency_records", isCommitSent: true, what: "everything if it was storing the response" },
  ] as const)("has done $what", async ({ table, isCommitSent }) => {
    const caller = await buildCaller(test);
    const tableLock = await lockTable(test, table);
    try {
      const pendingRequest = send(service, caller);
      pendingRequest.catch(() => {});
      await tableLock.untilContended();
      await killAndReplace();
      await expect(pendingRequest).rejects.toThrow();
      // The open transaction still holds the lock.
      const inProgress = { status: 409, body: { code: "idempotency_in_progress" } };
      expect(await send(service, caller)).toMatchObject(inProgress);
      expect(await countStoredRecords(test, caller.organizationId)).toEqual(NOTHING);
    } finally {
      await tableLock.release();
    }
    const { replayed, body } = await retry(service, caller);
    expect(replayed).toBe(isCommitSent);
    expect(await countStoredRecords(test, caller.organizationId)).toEqual(ONCE);
    expect(await send(service, caller)).toEqual({ status: 201, replayed: true, body });
  });

  it("has applied a committed request completely, and does not lose the response", async () => {
    const caller = await buildCaller(test);
    const pendingRequest = send(service, caller).catch(() => null);
    await pollUntil("it has committed", async () => {
      return (await countStoredRecords(test, caller.organizationId)).rollovers === 1;
    });
    await killAndReplace();
    await pendingRequest;
    const { replayed, body } = await retry(service, caller);
    const stored = await test.db.prisma.rollover.findFirstOrThrow({
      where: { organizationId: caller.organizationId },
    });
    expect([replayed, body.id]).toEqual([true, stored.id]);
    expect(await countStoredRecords(test, caller.organizationId)).toEqual(ONCE);
  });

  it.each([0, 8, 16, 32, 64])(
    "has applied the request completely or not at all if killed after %d ms",
    async (delayMs) => {
      const caller = await buildCaller(test);
      const pendingRequest = send(service, caller).catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await killAndReplace();
      const response = await pendingRequest;
      const counts = await countStoredRecords(test, caller.organizationId);
      expect([NOTHING, ONCE]).toContainEqual(counts);
      if (response?.status === 201) expect(counts).toEqual(ONCE);
      const { replayed, body } = await retry(service, caller);
      if (counts.rollovers === 1) expect(replayed).toBe(true);
      if (response?.status === 201) expect(body).toEqual(response.body);
      expect(await countStoredRecords(test, caller.organizationId)).toEqual(ONCE);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildKey, pollUntil, startTcpForwarder, type TcpForwarder } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const AUTH = "/api/widget/auth";
const CUSTODIANS = "/api/widget/custodians?limit=1";
const CREATE = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada@example.com" };
/** Far above the real limits, so that only a hang exceeds it. */
const PATIENCE_MS = 60_000;

describe("The service while PostgreSQL is down", () => {
  /** An instance that the outages do not affect. */
  let unaffected: TestWidgetAuth;
  let forwarder: TcpForwarder;
  let widget: TestWidgetAuth;
  beforeAll(async () => {
    unaffected = await startTestWidgetAuth();
    const url = unaffected.env.DATABASE_URL ?? "";
    forwarder = await startTcpForwarder(url);
    widget = await startTestWidgetAuth({
      sharedEnvironment: unaffected,
      env: { DATABASE_URL: forwarder.divert(url), DATABASE_TIMEOUT_MS: "1000" },
    });
  });
  afterAll(async () => {
    forwarder.onClientBytes = null;
    await forwarder.restore();
    await widget.stop();
    await unaffected.stop();
    await forwarder.stop();
  });

  const recover = async () => {
    await forwarder.restore();
    const readStatus = async () => (await widget.call("get", "/health/ready", null)).status;
    await pollUntil("readiness", readStatus, { isDone: (status) => status === 200, timeoutMs: PATIENCE_MS });
  };
  const create = (token: string) => widget.call("post", CREATE, token).send(ADA).timeout(PATIENCE_MS);

  it.each(["refuse", "hang"] as const)(
    "503 is returned during the outage (%s), and the service recovers automatically",
    async (failure) => {
      const { token } = await widget.openSession({ externalUserId: `participant-${failure}` });
      const uncachedKey = await buildKey(unaffected, "sk");
      const before = await countRows(unaffected);
      await forwarder[failure]();

      const responses = await Promise.all([
        widget.call("post", AUTH, uncachedKey.key).timeout(PATIENCE_MS),
        create(token),
        widget.call("get", CUSTODIANS, (await buildKey(unaffected, "pk")).key).timeout(PATIENCE_MS),
      ]);
      for (const response of responses) {
        expectProblem(response, "dependency_unavailable");
        expect(response.headers["retry-after"]).toBe("1");
      }
      const readReadiness = async () => widget.call("get", "/health/ready", null).timeout(PATIENCE_MS);
      const ready = await pollUntil("readiness to fail", readReadiness, {
        isDone: ({ status }) => status === 503,
        timeoutMs: PATIENCE_MS,
      });
      expect(ready.body.checks).toEqual({ postgres: "down", redis: "up" });
      await widget.call("get", "/health/live", null).expect(200);
      expectProblem(await widget.call("get", CUSTODIANS, "x"), "session_invalid");
      expect(await countRows(unaffected)).toEqual(before);

      await recover();
      await create(token).expect(201);
      // The key lookup's own pool may still hold a broken connection.
      const open = async () => (await widget.call("post", AUTH, uncachedKey.key).timeout(PATIENCE_MS)).status;
      await pollUntil("the uncached key to be accepted", open, {
        isDone: (status) => status === 201,
        timeoutMs: PATIENCE_MS,
      });
    },
  );

  // The outcome must be the same wherever the transaction is cut.
  it.each(["BEGIN", "lock_name", "insert_accounts", "insert_events", "COMMIT"])(
    "creates exactly one account when the connection is cut at %s and the call is repeated",
    async (command) => {
      const { token } = await widget.openSession({ externalUserId: `cut at ${command}` });
      const before = await countRows(unaffected);
      let wasCut = false;
      forwarder.onClientBytes = (bytes) => {
        if (wasCut || !bytes.includes(command)) return;
        wasCut = true;
        void forwarder.refuse();
      };
      const response = await create(token);
      forwarder.onClientBytes = null;
      expect(wasCut).toBe(true);
      expectProblem(response, "dependency_unavailable");

      await recover();
      const repeated = await create(token);
      expect([200, 201]).toContain(repeated.status);
      await create(token).expect(200);
      const { accounts, events } = await countRows(unaffected);
      expect({ accounts: accounts - before.accounts, events: events - before.events }).toEqual({
        accounts: 1,
        events: 1,
      });
    },
  );

  it("does not count a call against the session if PostgreSQL did not respond", async () => {
    const { token } = await widget.openSession({ externalUserId: "patient" });
    await create(token).expect(201);
    await forwarder.refuse();
    const responses = await Promise.all(Array.from({ length: 9 }, () => create(token)));
    for (const response of responses) expectProblem(response, "dependency_unavailable");
    await recover();
    for (let call = 2; call <= 10; call += 1) await create(token).expect(200);
    expectProblem(await create(token), "rate_limited");
  });

  it("creates exactly one account when PostgreSQL commits and its response is lost", async () => {
    const { token } = await widget.openSession({ externalUserId: "response lost" });
    const before = await countRows(unaffected);
    let wasLost = false;
    forwarder.onClientBytes = (bytes) => {
      if (wasLost || !bytes.includes("COMMIT")) return;
      wasLost = true;
      forwarder.dropResponses();
    };
    const response = await create(token);
    forwarder.onClientBytes = null;
    expect(wasLost).toBe(true);
    expectProblem(response, "dependency_unavailable");
    expect((await countRows(unaffected)).accounts).toBe(before.accounts + 1);
    await recover();
    const repeated = await create(token).expect(200);
    expect(repeated.body.created).toBe(false);
    expect((await countRows(unaffected)).accounts).toBe(before.accounts + 1);
  });
});

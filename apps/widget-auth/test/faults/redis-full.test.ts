import { beforeAll, expect, it } from "@jest/globals";
import { publishKeyInvalidation } from "@svc/service-kit/auth";
import { buildKey, describeWithRedis, pollUntil, useResource } from "@svc/testing";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const AUTH = "/api/widget/auth";
const CUSTODIANS = "/api/widget/custodians?limit=1";
const CREATE = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada@example.com" };

describeWithRedis("Full or read-only Redis", () => {
  const widget = useResource(startTestWidgetAuth);
  let probe: Redis;
  beforeAll(async () => {
    probe = await widget.openProbe();
  });

  const whileFull = async (policy: string, run: () => Promise<void>) => {
    await probe.config("SET", "maxmemory-policy", policy);
    await probe.config("SET", "maxmemory", "1");
    try {
      await run();
    } finally {
      await probe.config("SET", "maxmemory", "0");
    }
  };
  const listCustodians = (token: string) => widget.call("get", CUSTODIANS, token);
  const openSession = () => widget.call("post", AUTH, widget.sk.key).send({});
  const expectUnavailable = (response: Awaited<ReturnType<typeof openSession>>) => {
    expectProblem(response, "dependency_unavailable");
    expect(response.headers["retry-after"]).toBe("1");
  };

  it("when full: 503 opens no session, 200 serves existing ones, and calls that can't be counted fail", async () => {
    const { token } = await widget.openSession({ externalUserId: "participant-1" });
    await whileFull("noeviction", async () => {
      const refused = await openSession();
      expectUnavailable(refused);
      expect(refused.text).not.toMatch(/sessionToken|OOM|maxmemory/);
      await listCustodians(token).expect(200);
      expectUnavailable(await widget.call("post", CREATE, token).send(ADA));
      expect(await countRows(widget)).toEqual({ accounts: 0, events: 0 });
    });
    await openSession().expect(201);
    await widget.call("post", CREATE, token).send(ADA).expect(201);
  });

  it("when full: a key's revocation still ends its sessions", async () => {
    const keyToRevoke = await buildKey(widget, "sk");
    const { token } = await widget.openSession({}, keyToRevoke.key);
    await listCustodians(token).expect(200);
    await whileFull("noeviction", async () => {
      await widget.db.prisma.apiKey.update({
        where: { id: keyToRevoke.id },
        data: { revokedAt: new Date() },
      });
      expect(
        await publishKeyInvalidation(probe, "test", { id: keyToRevoke.id, log: pino({ enabled: false }) }),
      ).toBe(true);
      const refused = await pollUntil("the revocation", () => listCustodians(token), {
        isDone: ({ status }) => status !== 200,
      });
      expectProblem(refused, "session_revoked");
    });
  });

  it.each(["allkeys-lru", "volatile-ttl"])(
    "when it evicts sessions (%s): 401 session_invalid, and a new session can be opened afterward",
    async (policy) => {
      const { token } = await widget.openSession({ externalUserId: "participant-2" });
      await whileFull(policy, async () => {
        expectUnavailable(await openSession());
        expectProblem(await listCustodians(token), "session_invalid");
        expectProblem(await widget.call("post", CREATE, token).send(ADA), "session_invalid");
      });
      const { token: newToken } = await widget.openSession({ externalUserId: "participant-2" });
      await listCustodians(newToken).expect(200);
    },
  );

  it("when it rejects writes like a replica: 503 opens no session, 200 serves existing ones", async () => {
    const { token } = await widget.openSession();
    await probe.config("SET", "min-replicas-to-write", "1");
    try {
      expectUnavailable(await openSession());
      await listCustodians(token).expect(200);
    } finally {
      await probe.config("SET", "min-replicas-to-write", "0");
    }
    await openSession().expect(201);
  });

  it("when full: the service stays ready, because it can still read", async () => {
    await whileFull("noeviction", async () => {
      await widget.call("get", "/health/ready", null).expect(200);
    });
  });
});

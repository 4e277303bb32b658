import { describe, expect, it } from "@jest/globals";
import { publishKeyInvalidation } from "@svc/service-kit/auth";
import { buildKey, useResource } from "@svc/testing";
import { pino } from "pino";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const CUSTODIANS = "/api/widget/custodians?limit=1";

describe("A request with a session token", () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const widget = useResource(() => startTestWidgetAuth({ log, env: { RATE_LIMIT_PER_MINUTE: "3" } }));

  const use = (token: string) => widget.call("get", CUSTODIANS, token);
  const openSession = async () => {
    const { key, id, organizationId } = await buildKey(widget, "sk");
    return { ...(await widget.openSession({}, key)), keyId: id, organizationId };
  };

  it("403 organization_locked while the session's organization is locked", async () => {
    const { token, keyId, organizationId } = await openSession();
    await use(token).expect(200);
    const setLock = async (data: { lockedAt: Date | null; lockReason: string | null }) => {
      await widget.db.prisma.organization.update({ where: { id: organizationId }, data });
      await publishKeyInvalidation(await widget.openProbe(), "test", { id: keyId, log });
    };
    await setLock({ lockedAt: new Date(), lockReason: "a key leaked" });
    expectProblem(await use(token), "organization_locked");
    await setLock({ lockedAt: null, lockReason: null });
    await use(token).expect(200);
  });

  it("429 past the limit of the session, also if the session has ended, but not for another session", async () => {
    const { token } = await openSession();
    const other = await openSession();
    for (let count = 0; count < 3; count += 1) await use(token).expect(200);
    expectProblem(await use(token), "rate_limited");
    await (await widget.openProbe()).flushall();
    expectProblem(await use(token), "rate_limited");
    expectProblem(await use(other.token), "session_invalid");
  });

  it("429 rejects all but exactly the session's limit of concurrent requests", async () => {
    const { token } = await openSession();
    const responses = await Promise.all(Array.from({ length: 6 }, () => use(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    const ended = await openSession();
    await (await widget.openProbe()).flushall();
    const rejected = await Promise.all(Array.from({ length: 6 }, () => use(ended.token)));
    expect(rejected.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it("is logged with the session's key, also if its origin is refused", async () => {
    const { token, keyId } = await openSession();
    const refused = await use(token).set("Origin", "https://elsewhere.example");
    expectProblem(refused, "origin_not_allowed");
    const line = lines.find(({ requestId }) => requestId === refused.headers["x-request-id"]);
    expect(line).toMatchObject({ keyId });
  });
});

describe("A request with a public key", () => {
  const widget = useResource(startTestWidgetAuth);

  it("200 ignores a proof, because the key opens no session", async () => {
    await widget.call("get", CUSTODIANS, widget.pk.key).set("DPoP", "not.a.proof").expect(200);
  });
});

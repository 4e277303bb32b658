import { describe, expect, it } from "@jest/globals";
import { publishKeyInvalidation } from "@svc/service-kit/auth";
import { buildKey, useResource } from "@svc/testing";
import { pino } from "pino";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const LIMIT = 3;
const CUSTODIANS = "/api/widget/custodians?limit=1";

describe("A request with a session token", () => {
  const logLines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (logLine: string) => logLines.push(JSON.parse(logLine)) });
  const widget = useResource(() =>
    startTestWidgetAuth({ log, env: { RATE_LIMIT_PER_MINUTE: String(LIMIT) } }),
  );

  const listCustodians = (token: string) => widget.call("get", CUSTODIANS, token);
  const openSession = async () => {
    const { key, id, organizationId } = await buildKey(widget, "sk");
    return { ...(await widget.openSession({}, key)), keyId: id, organizationId };
  };

  it("403 organization_locked while the session's organization is locked", async () => {
    const { token, keyId, organizationId } = await openSession();
    await listCustodians(token).expect(200);
    const setLock = async (data: { lockedAt: Date | null; lockReason: string | null }) => {
      await widget.db.prisma.organization.update({ where: { id: organizationId }, data });
      await publishKeyInvalidation(await widget.openProbe(), "test", { id: keyId, log });
    };
    await setLock({ lockedAt: new Date(), lockReason: "a key leaked" });
    expectProblem(await listCustodians(token), "organization_locked");
    await setLock({ lockedAt: null, lockReason: null });
    await listCustodians(token).expect(200);
  });

  it("429 past the limit of the session, even if the session has ended, but not for another session", async () => {
    const { token } = await openSession();
    const other = await openSession();
    for (let count = 0; count < LIMIT; count += 1) await listCustodians(token).expect(200);
    expectProblem(await listCustodians(token), "rate_limited");
    await (await widget.openProbe()).flushall();
    expectProblem(await listCustodians(token), "rate_limited");
    expectProblem(await listCustodians(other.token), "session_invalid");
  });

  it("429 rejects all but exactly the session's limit of concurrent requests", async () => {
    const { token } = await openSession();
    const responses = await Promise.all(Array.from({ length: 6 }, () => listCustodians(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    const ended = await openSession();
    await (await widget.openProbe()).flushall();
    const rejected = await Promise.all(Array.from({ length: 6 }, () => listCustodians(ended.token)));
    expect(rejected.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it("is logged with the session's key, even if its origin is refused", async () => {
    const { token, keyId } = await openSession();
    const refused = await listCustodians(token).set("Origin", "https://elsewhere.example");
    expectProblem(refused, "origin_not_allowed");
    const logLine = logLines.find(({ requestId }) => requestId === refused.headers["x-request-id"]);
    expect(logLine).toMatchObject({ keyId });
  });
});

describe("A request with a public key", () => {
  const widget = useResource(startTestWidgetAuth);

  it("200 ignores a proof, because the key opens no session", async () => {
    await widget.call("get", CUSTODIANS, widget.pk.key).set("DPoP", "not.a.proof").expect(200);
  });
});

import { beforeAll, describe, expect, it } from "@jest/globals";
import { publishKeyInvalidation } from "@svc/service-kit/auth";
import { parseNamedSecrets } from "@svc/service-kit/config";
import { buildKey, pollUntil, TEST_SECRETS, TestClock, useResource } from "@svc/testing";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { RecordSeals } from "../../src/sessions/record-seals.ts";
import type { Session } from "../../src/sessions/session.ts";
import { SessionStore } from "../../src/sessions/session-store.ts";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { readAllRecords, toRecordKey } from "../stored-records.ts";

const CUSTODIANS = "/api/widget/custodians?limit=1";
const HOUR_MS = 3_600_000;

describe("Session lifecycle", () => {
  const clock = new TestClock();
  const widget = useResource(() => startTestWidgetAuth({ clock }));
  let probe: Redis;
  beforeAll(async () => {
    probe = await widget.openProbe();
  });

  const listCustodians = (token: string, instance = widget) => instance.call("get", CUSTODIANS, token);
  const findRecordKey = async (sessionId: string) => {
    const found = [...(await readAllRecords(probe))].find(([, { fields }]) => fields.id === sessionId);
    if (!found) throw new Error("No record of the session");
    return found[0];
  };
  const resealRecord = async (token: string, changes: Partial<Session>) => {
    const seals = new RecordSeals(parseNamedSecrets(TEST_SECRETS.SESSION_SECRETS));
    const store = new SessionStore(probe, "test", seals);
    const session = await store.find(toRecordKey(token), "s2");
    if (!session) throw new Error("No record of the session");
    await store.save(toRecordKey(token), { ...session, ...changes });
  };
  const updateKey = async (id: string, data: { revokedAt?: Date; expiresAt?: Date }) => {
    await widget.db.prisma.apiKey.update({ where: { id }, data });
    await publishKeyInvalidation(probe, "test", { id, log: pino({ enabled: false }) });
  };

  it("401 session_expired from its token's expiration time on", async () => {
    const instanceClock = new TestClock();
    const instance = await startTestWidgetAuth({ sharedEnvironment: widget, clock: instanceClock });
    try {
      const { body } = await instance
        .call("post", "/api/widget/auth", instance.sk.key)
        .send({ expiresInSeconds: 60 })
        .expect(201);
      const remainingMs = Date.parse(body.expiresAt) - instanceClock.now().getTime();
      instanceClock.advance(remainingMs - 1);
      await listCustodians(body.sessionToken, instance).expect(200);
      instanceClock.advance(1);
      expectProblem(await listCustodians(body.sessionToken, instance), "session_expired");
      const create = instance.call("post", "/api/widget/create-account", body.sessionToken);
      expectProblem(await create.send({ firstName: "Ada", email: "a@example.com" }), "session_expired");
      instanceClock.advance(24 * HOUR_MS);
      expectProblem(await listCustodians(body.sessionToken, instance), "session_expired");
    } finally {
      await instance.stop();
    }
  });

  it("401 session_invalid after its record is deleted", async () => {
    const { token, sessionId } = await widget.openSession();
    const other = await widget.openSession();
    await probe.del(await findRecordKey(sessionId));
    expectProblem(await listCustodians(token), "session_invalid");
    await listCustodians(other.token).expect(200);
  });

  it("401 session_invalid after Redis has lost everything", async () => {
    const { token } = await widget.openSession();
    await probe.flushall();
    expectProblem(await listCustodians(token), "session_invalid");
    const create = widget.call("post", "/api/widget/create-account", token);
    expectProblem(await create.send({ firstName: "Ada", email: "a@example.com" }), "session_invalid");
    expect(await widget.db.prisma.account.count()).toBe(0);
  });

  it("401 session_invalid if its record is of another session, even with a valid seal", async () => {
    const { token, sessionId } = await widget.openSession();
    const other = await widget.openSession();
    await resealRecord(token, { id: other.sessionId });
    expectProblem(await listCustodians(token), "session_invalid");
    await resealRecord(token, { id: sessionId });
    await listCustodians(token).expect(200);
  });

  it("401 session_revoked if its record names another organization's key, even with a valid seal", async () => {
    const { token } = await widget.openSession();
    const otherKey = await buildKey(widget, "sk");
    await resealRecord(token, { keyId: otherKey.id });
    expectProblem(await listCustodians(token), "session_revoked");
  });

  it("401 session_revoked after its key is revoked; another key's session continues", async () => {
    const { organizationId } = widget.sk;
    const keyToEnd = await buildKey(widget, "sk", { organizationId });
    const { token } = await widget.openSession({}, keyToEnd.key);
    const other = await widget.openSession();
    await listCustodians(token).expect(200);
    await updateKey(keyToEnd.id, { revokedAt: clock.now() });
    const response = await pollUntil("the revocation", () => listCustodians(token), {
      isDone: ({ status }) => status !== 200,
    });
    expectProblem(response, "session_revoked");
    await listCustodians(other.token).expect(200);
    expectProblem(await widget.call("post", "/api/widget/auth", keyToEnd.key), "api_key_revoked");
  });

  it("401 session_revoked after its key is deleted", async () => {
    const keyToEnd = await buildKey(widget, "sk");
    const { token } = await widget.openSession({}, keyToEnd.key);
    await widget.db.prisma.apiKey.delete({ where: { id: keyToEnd.id } });
    await publishKeyInvalidation(probe, "test", { id: keyToEnd.id, log: pino({ enabled: false }) });
    const response = await pollUntil("the deletion", () => listCustodians(token), {
      isDone: ({ status }) => status !== 200,
    });
    expectProblem(response, "session_revoked");
  });

  it("continues under a rotated key until that key's grace ends", async () => {
    const instanceClock = new TestClock();
    const instance = await startTestWidgetAuth({ sharedEnvironment: widget, clock: instanceClock });
    try {
      const rotated = await buildKey(widget, "sk");
      const { token } = await instance.openSession({ expiresInSeconds: 14_400 }, rotated.key);
      const graceEnd = new Date(instanceClock.now().getTime() + HOUR_MS);
      await updateKey(rotated.id, { expiresAt: graceEnd });
      await listCustodians(token, instance).expect(200);
      instanceClock.advance(HOUR_MS - 1);
      await listCustodians(token, instance).expect(200);
      // Every use checks the end of the grace period, without an invalidation.
      instanceClock.advance(1);
      expectProblem(await listCustodians(token, instance), "session_revoked");
      expectProblem(await instance.call("post", "/api/widget/auth", rotated.key), "api_key_expired");
    } finally {
      await instance.stop();
    }
  });

  it("survives a rotation of the secret until the retired one is removed", async () => {
    const [current = "", retired = ""] = TEST_SECRETS.SESSION_SECRETS.split(",");
    const next = `s3:${Buffer.alloc(32, "n").toString("base64")}`;
    const { token } = await widget.openSession();

    const instanceDuringRotation = await startTestWidgetAuth({
      sharedEnvironment: widget,
      clock,
      env: { SESSION_SECRETS: `${next},${current},${retired}` },
    });
    await listCustodians(token, instanceDuringRotation).expect(200);
    const newSession = await instanceDuringRotation.openSession();
    await instanceDuringRotation.stop();

    // `svc secrets retire` does the same once all sessions of these secrets have expired (four hours).
    await widget.db.pool.query("UPDATE secret_fingerprints SET retired_at = now() WHERE id IN ('s1', 's2')");
    const instanceAfterRotation = await startTestWidgetAuth({
      sharedEnvironment: widget,
      clock,
      env: { SESSION_SECRETS: next },
    });
    expectProblem(await listCustodians(token, instanceAfterRotation), "session_invalid");
    await listCustodians(newSession.token, instanceAfterRotation).expect(200);
    await instanceAfterRotation.stop();
    expectProblem(await listCustodians(newSession.token), "session_invalid");
  });
});

import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { parseNamedSecrets } from "@svc/service-kit/config";
import { itWithRedis, pollUntil, TEST_SECRETS, useResource } from "@svc/testing";
import type { Redis } from "ioredis";
import { RecordSeals } from "../../src/sessions/record-seals.ts";
import type { Session } from "../../src/sessions/session.ts";
import { SessionStore } from "../../src/sessions/session-store.ts";
import { createTokenId, hashTokenId } from "../../src/sessions/session-token.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { readAllRecords } from "../stored-records.ts";
import { readToken } from "./session-forgery.ts";

const seals = new RecordSeals(parseNamedSecrets(TEST_SECRETS.SESSION_SECRETS));
const SECRET_ID = "s2";

describe("Sessions in Redis", () => {
  const widget = useResource(startTestWidgetAuth);
  let probe: Redis;
  beforeAll(async () => {
    probe = await widget.openProbe();
  });

  it("are one record each, with its fields and an expiration, and neither the token nor its ID", async () => {
    await probe.flushall();
    const before = Date.now();
    const { token, sessionId } = await widget.openSession({
      externalUserId: "participant-1",
      allowedOrigins: ["https://app.example.com"],
      expiresInSeconds: 600,
    });
    const create = widget.call("post", "/api/widget/create-account", token);
    const { body } = await create.send({ firstName: "Ada", email: "ada@example.com" }).expect(201);

    const records = await readAllRecords(probe);
    const { payload, signature } = readToken(token);
    const tokenId = String(payload.jti);
    const hash = createHash("sha256").update(tokenId).digest("base64url");
    const key = `svc:test:session:${hash}`;
    expect([...records.keys()].sort()).toEqual([key, `${key}:account`]);
    expect(records.get(key)?.fields).toEqual({
      id: sessionId,
      org: widget.sk.organizationId,
      key: widget.sk.id,
      user: "participant-1",
      origins: ["https://app.example.com"],
      scopes: "widget:custodians widget:accounts",
      exp: Number(payload.exp) * 1000,
    });
    expect(records.get(`${key}:account`)?.fields).toEqual({ calls: "1", acct: body.account.id });
    for (const { ttlMs } of records.values()) {
      // Sessions expire at full seconds.
      expect(ttlMs).toBeGreaterThan(600_000 - 1_000 - (Date.now() - before));
      expect(ttlMs).toBeLessThanOrEqual(600_000);
    }

    const text = JSON.stringify([...records]);
    for (const secret of [token, tokenId, signature, widget.sk.key, "ada@example.com", "Ada"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("have no user if they were opened without a participant", async () => {
    await probe.flushall();
    await widget.openSession();
    const [record] = [...(await readAllRecords(probe)).values()];
    expect(Object.keys(record?.fields ?? {}).sort()).toEqual([
      "exp",
      "id",
      "key",
      "org",
      "origins",
      "scopes",
    ]);
  });

  itWithRedis("take under 600 bytes each, by MEMORY USAGE and by the growth of Redis's memory", async () => {
    await probe.flushall();
    const costs: number[] = [];
    for (const body of [
      {},
      { externalUserId: "participant-with-a-long-identifier-of-crm-5f0c7a2e-8d1b-4c3e-9f6a-0b1c2d3e4f50" },
      {
        externalUserId: "3f0c7a2e-8d1b-4c3e-9f6a-0b1c2d3e4f50",
        allowedOrigins: ["https://app.example.com", "https://retirement.example.com:8443"],
      },
    ]) {
      const { sessionId } = await widget.openSession(body);
      const found = [...(await readAllRecords(probe))].find(([, { fields }]) => fields.id === sessionId);
      costs.push(Number(await probe.memory("USAGE", found?.[0] ?? "", "SAMPLES", 0)));
    }
    expect(Math.max(...costs)).toBeLessThan(600);

    // MEMORY USAGE omits the tables of keys and expirations.
    const store = new SessionStore(probe, "test", seals);
    const readUsedBytes = async () =>
      Number(/used_memory_dataset:(\d+)/.exec(await probe.info("memory"))?.[1]);
    const session = {
      id: newId("ses"),
      organizationId: newId("org"),
      keyId: newId("key"),
      externalUserId: "3f0c7a2e-8d1b-4c3e-9f6a-0b1c2d3e4f50",
      allowedOrigins: ["http://localhost:*", "http://127.0.0.1:*"],
      scopes: ["widget:custodians", "widget:accounts"],
      expiresAt: new Date(Date.now() + 60_000),
    };
    const SESSIONS = 5_000;
    const before = await readUsedBytes();
    await Promise.all(
      Array.from({ length: SESSIONS }, () =>
        store.save(store.toRecordKey(hashTokenId(createTokenId())), session),
      ),
    );
    expect((await readUsedBytes()) - before).toBeLessThan(SESSIONS * 600);
  });
});

describe("SessionStore", () => {
  const widget = useResource(startTestWidgetAuth);
  let probe: Redis;
  let store: SessionStore;
  beforeAll(async () => {
    probe = await widget.openProbe();
    store = new SessionStore(probe, "test", seals);
  });

  const buildSession = (lifetimeMs: number): Session => ({
    id: newId("ses"),
    organizationId: newId("org"),
    keyId: newId("key"),
    externalUserId: null,
    allowedOrigins: [],
    scopes: ["widget:custodians"],
    expiresAt: new Date(Date.now() + lifetimeMs),
  });

  it("returns what was saved", async () => {
    const session = { ...buildSession(60_000), externalUserId: "u", allowedOrigins: ["https://a.example"] };
    await store.save(store.toRecordKey("whole"), session);
    expect(await store.find(store.toRecordKey("whole"), SECRET_ID)).toEqual(session);
  });

  it("returns null for an unknown session", async () => {
    expect(await store.find(store.toRecordKey("nothing"), SECRET_ID)).toBeNull();
  });

  it("drops a session when it expires", async () => {
    await store.save(store.toRecordKey("short-lived"), buildSession(150));
    expect(await store.find(store.toRecordKey("short-lived"), SECRET_ID)).not.toBeNull();
    await pollUntil("the session to expire", () => store.find(store.toRecordKey("short-lived"), SECRET_ID), {
      isDone: (found) => found === null,
    });
    expect(await probe.keys("*short-lived")).toEqual([]);
  });

  itWithRedis("reports an outage, not an invalid session, when Redis is unreachable", async () => {
    const session = { ...buildSession(60_000), recordKey: store.toRecordKey("unreachable") };
    const connection = await widget.openProbe();
    const cutStore = new SessionStore(connection, "test", seals);
    await cutStore.save(session.recordKey, session);
    connection.disconnect();
    for (const call of [
      () => cutStore.save(session.recordKey, session),
      () => cutStore.find(session.recordKey, SECRET_ID),
      () => cutStore.countAccountCall(session),
      () => cutStore.bindAccount(session, "acct_1"),
    ]) {
      await expect(call()).rejects.toMatchObject({
        code: "dependency_unavailable",
        message: "The session store is not responding.",
      });
    }
  });

  it("counts each call of a session once, even if calls are concurrent", async () => {
    const session = buildSession(60_000);
    await store.save(store.toRecordKey("counted"), session);
    const counts = await Promise.all(
      Array.from({ length: 20 }, () =>
        store.countAccountCall({ ...session, recordKey: store.toRecordKey("counted") }),
      ),
    );
    expect(counts.map(({ calls }) => calls).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it("does not count a call that was uncounted", async () => {
    const session = { ...buildSession(60_000), recordKey: store.toRecordKey("uncounted") };
    await store.countAccountCall(session);
    await store.countAccountCall(session);
    await store.uncountAccountCall(session);
    expect(await store.countAccountCall(session)).toMatchObject({ calls: 2 });
  });

  it("binds a session to its first account only", async () => {
    const session = buildSession(60_000);
    const bound = { ...session, recordKey: store.toRecordKey("bound") };
    await store.save(bound.recordKey, session);
    await store.bindAccount(bound, "acct_first");
    await store.bindAccount(bound, "acct_second");
    expect(await store.countAccountCall(bound)).toEqual({ calls: 1, accountId: "acct_first" });
    const ttlMs = await probe.pttl(`${bound.recordKey}:account`);
    expect(ttlMs).toBeGreaterThan(50_000);
    expect(ttlMs).toBeLessThanOrEqual(60_000);
  });

  it("leaves no account data of a session that expires between two calls", async () => {
    const expired = { ...buildSession(-5), recordKey: store.toRecordKey("expired") };
    await store.countAccountCall(expired);
    await store.bindAccount(expired, "acct_late");
    expect(await probe.keys("*expired*")).toEqual([]);
  });

  it("leaves nothing without an expiration for a session whose record was lost", async () => {
    const lostSession = { ...buildSession(60_000), recordKey: store.toRecordKey("lost") };
    await store.countAccountCall(lostSession);
    await store.bindAccount(lostSession, "acct_late");
    const ttlMs = await probe.pttl(`${lostSession.recordKey}:account`);
    // Redis returns -2 for a missing key.
    expect(ttlMs === -2 || ttlMs > 0).toBe(true);
    expect(await store.find(lostSession.recordKey, SECRET_ID)).toBeNull();
  });

  itWithRedis("writes account data together with its expiration, so that nothing needs cleanup", async () => {
    const expired = { ...buildSession(-5), recordKey: store.toRecordKey("uncleaned") };
    // Simulates a process that ended right after its write.
    await probe.acl("SETUSER", "default", "-del", "-unlink");
    try {
      await store.countAccountCall(expired).catch(() => {});
      await store.bindAccount(expired, "acct_late").catch(() => {});
    } finally {
      await probe.acl("SETUSER", "default", "+@all");
    }
    expect(await probe.keys("*uncleaned*")).toEqual([]);
  });
});

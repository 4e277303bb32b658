import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { type BuiltKey, buildKey, itWithRedis, TEST_SECRETS, useResource } from "@svc/testing";
import type { Redis } from "ioredis";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows, readRecord, toRecordKey } from "../stored-records.ts";
import { alterToken } from "./session-forgery.ts";

// An attacker who can write to Redis can end sessions, but cannot make a token act for anyone else.

const PERSON = { firstName: "Ada", email: "ada@example.com" };

const widget = useResource(startTestWidgetAuth);
let probe: Redis;
let victim: BuiltKey;
beforeAll(async () => {
  probe = await widget.openProbe();
  victim = await buildKey(widget, "sk");
});

let token: string;
let recordKey: string;
beforeEach(async () => {
  ({ token } = await widget.openSession({ externalUserId: "participant-1" }));
  recordKey = toRecordKey(token);
});

const OPERATIONS = {
  "lists custodians": (sessionToken: string, service = widget) =>
    service.call("get", "/api/widget/custodians?limit=1", sessionToken),
  "creates an account": (sessionToken: string, service = widget) =>
    service.call("post", "/api/widget/create-account", sessionToken).send(PERSON),
};

async function expectRefused(sessionToken = token, service = widget): Promise<void> {
  const rowsBefore = await countRows(widget);
  for (const operation of Object.values(OPERATIONS)) {
    expectProblem(await operation(sessionToken, service), "session_invalid");
  }
  expect(await countRows(widget)).toEqual(rowsBefore);
}

/** Writes a record as a client that lacks the seal's key. */
async function overwrite(key: string, text: string): Promise<void> {
  await probe.set(key, text, "PX", 600_000);
}

async function changeRecord(changes: Record<string, unknown>): Promise<void> {
  const { seal, fields } = readRecord((await probe.get(recordKey)) ?? "");
  await overwrite(recordKey, seal + JSON.stringify({ ...fields, ...changes }));
}

describe.each(Object.entries(OPERATIONS))("A session that %s", (_, operation) => {
  it("is accepted while its record is unchanged", async () => {
    expect((await operation(token)).status).toBeLessThan(300);
    await changeRecord({});
    expect((await operation(token)).status).toBeLessThan(300);
  });
});

describe("401 session_invalid at every operation, for a session", () => {
  it.each<[string, () => Record<string, unknown>]>([
    ["another id", () => ({ id: newId("ses") })],
    ["another organization's org and key", () => ({ org: victim.organizationId, key: victim.id })],
    ["another org", () => ({ org: victim.organizationId })],
    ["another key", () => ({ key: victim.id })],
    ["another user", () => ({ user: "participant-2" })],
    ["no user", () => ({ user: undefined })],
    ["other origins", () => ({ origins: ["https://evil.example"] })],
    ["an empty list of origins", () => ({ origins: [] })],
    ["more scopes", () => ({ scopes: "widget:custodians widget:accounts accounts:read" })],
    ["a later exp", () => ({ exp: Date.now() + 86_400_000 })],
    ["an unknown field", () => ({ isAdmin: true })],
    ["no id", () => ({ id: undefined })],
    ["no org", () => ({ org: undefined })],
    ["no key", () => ({ key: undefined })],
    ["no exp", () => ({ exp: undefined })],
    ["a list of scopes", () => ({ scopes: ["widget:custodians", "widget:accounts"] })],
  ])("with %s in its record", async (_, changes) => {
    await changeRecord(changes());
    await expectRefused();
  });

  it.each<[string, (sealed: string) => string]>([
    ["stripped of its seal", (sealed) => readRecord(sealed).text],
    ["followed by a space", (sealed) => `${sealed} `],
    ["written with an escape", (sealed) => sealed.replace('"id"', '"\\u0069d"')],
    ["extended with a duplicate field", (sealed) => sealed.replace("{", `{"org":"${newId("org")}",`)],
    ["cut off", (sealed) => sealed.slice(0, -1)],
    ["reduced to its seal", (sealed) => readRecord(sealed).seal],
    ["empty", () => ""],
    ["JSON but not a record", () => "null"],
    ["a deeply nested list", () => "[".repeat(100_000)],
    ["not JSON", () => "\u0000\ud800{"],
    ["given a seal with a non-ASCII character", (sealed) => `é${sealed.slice(1)}`],
  ])("after its record is %s", async (_, rewrite) => {
    await overwrite(recordKey, rewrite((await probe.get(recordKey)) ?? ""));
    await expectRefused();
  });

  it("with any one character of its record's seal changed", async () => {
    const sealed = (await probe.get(recordKey)) ?? "";
    const { seal } = readRecord(sealed);
    for (let position = 0; position < seal.length; position += 1) {
      const otherCharacter = sealed[position] === "A" ? "B" : "A";
      await overwrite(recordKey, sealed.slice(0, position) + otherCharacter + sealed.slice(position + 1));
      await expectRefused();
    }
    await overwrite(recordKey, sealed);
    expect((await OPERATIONS["lists custodians"](token)).status).toBe(200);
  });

  it.each([
    ["another participant's", { externalUserId: "participant-2" }, () => widget.sk],
    ["an anonymous", {}, () => widget.sk],
    ["another organization's", { externalUserId: "participant-1" }, () => victim],
  ] as const)("with the genuine record of %s session instead of its own", async (_, body, key) => {
    const other = await widget.openSession(body, key().key);
    const genuine = (await probe.get(toRecordKey(other.token))) ?? "";
    await overwrite(recordKey, genuine);
    await expectRefused();
    // Even a correctly signed token with that session's ID fails: a seal also covers its record's Redis key.
    await expectRefused(alterToken(token, { payload: { sid: other.sessionId } }));
    expect((await OPERATIONS["lists custodians"](other.token)).status).toBe(200);
  });

  it("with a record sealed under a different secret than its token", async () => {
    const [current = "", retired = ""] = TEST_SECRETS.SESSION_SECRETS.split(",");
    // This instance still signs with the retired secret.
    const env = { SESSION_SECRETS: `${retired},${current}` };
    const oldInstance = await startTestWidgetAuth({ sharedEnvironment: widget, env });
    try {
      const oldSession = await oldInstance.openSession({ externalUserId: "participant-1" });
      for (const service of [widget, oldInstance]) {
        for (const genuine of [token, oldSession.token]) {
          expect((await OPERATIONS["creates an account"](genuine, service)).status).toBeLessThan(300);
        }
      }
      await overwrite(recordKey, (await probe.get(toRecordKey(oldSession.token))) ?? "");
      await expectRefused();
      await expectRefused(token, oldInstance);
    } finally {
      await oldInstance.stop();
    }
  });

  itWithRedis.each<[string, (key: string) => Promise<unknown>]>([
    ["a hash", (key) => probe.hset(key, "id", "ses_x")],
    ["a list", (key) => probe.rpush(key, "{}")],
    ["a set", (key) => probe.sadd(key, "{}")],
  ])("with %s instead of its record", async (_, write) => {
    await probe.del(recordKey);
    await write(recordKey);
    await expectRefused();
  });
});

describe("Account data next to a session record", () => {
  const createAccount = async (sessionToken: string) =>
    (await OPERATIONS["creates an account"](sessionToken)).body.account?.id;

  it("does not decide which account is returned: another account's ID in it changes nothing", async () => {
    const other = await widget.openSession({ externalUserId: "participant-of-another" }, victim.key);
    const otherAccount = await createAccount(other.token);
    const ownAccount = await createAccount(token);
    expect(ownAccount).not.toBe(otherAccount);
    await probe.hset(`${recordKey}:account`, "acct", otherAccount);
    expect(await createAccount(token)).toBe(ownAccount);
    await probe.hdel(`${recordKey}:account`, "acct");
    expect(await createAccount(token)).toBe(ownAccount);
  });

  itWithRedis.each<[string, (key: string) => Promise<unknown>]>([
    ["a count that is not a number", (key) => probe.hset(key, "calls", "many")],
    ["a negative count", (key) => probe.hset(key, "calls", "-1000000")],
    ["the highest count", (key) => probe.hset(key, "calls", "9223372036854775807")],
    ["a string", (key) => probe.set(key, "1")],
  ])("401 session_invalid for %s, which the service never writes", async (_, write) => {
    await write(`${recordKey}:account`);
    const rowsBefore = await countRows(widget);
    expectProblem(await OPERATIONS["creates an account"](token), "session_invalid");
    expect(await countRows(widget)).toEqual(rowsBefore);
  });
});

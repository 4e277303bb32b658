import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { isId } from "@svc/service-kit";
import { buildKey, TestClock, useResource } from "@svc/testing";
import type { Redis } from "ioredis";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows, readAllRecords } from "../stored-records.ts";

const PATH = "/api/widget/create-account";
const ADA = { firstName: "Ada", lastName: "Lovelace", email: "ada.lovelace@example.com" };
const COMPLETE = {
  ...ADA,
  phone: "+14155550178",
  dateOfBirth: "1955-12-10",
  ssnLast4: "6789",
  address: {
    line1: "12 Analytical Street",
    line2: "Flat 9",
    city: "Springfield",
    region: "IL",
    postalCode: "62704-1234",
    country: "US",
  },
  metadata: { plan: "acme-401k" },
};

describe("POST /api/widget/create-account", () => {
  const clock = new TestClock();
  const widget = useResource(() => startTestWidgetAuth({ clock }));
  let probe: Redis;
  beforeAll(async () => {
    probe = await widget.openProbe();
  });
  beforeEach(async () => {
    await widget.db.prisma.event.deleteMany();
    await widget.db.prisma.account.deleteMany();
  });

  const create = (token: string, body: object) => widget.call("post", PATH, token).send(body);
  const openSession = async (externalUserId?: string, key = widget.sk.key) =>
    (await widget.openSession(externalUserId === undefined ? {} : { externalUserId }, key)).token;

  it("201 creates the account and returns it masked, and 200 retrieves the same", async () => {
    const token = await openSession("participant-1");
    const first = await create(token, COMPLETE).expect(201);
    expect(first.body).toEqual({
      created: true,
      consentId: null,
      account: {
        id: expect.stringMatching(/^acct_/),
        object: "account",
        environment: "test",
        externalId: "participant-1",
        firstName: "Ada",
        lastName: "Lovelace",
        email: "a***@example.com",
        phone: "***78",
        dateOfBirth: "****-**-**",
        ssnLast4: "****",
        address: { country: "US" },
        status: "active",
        createdAt: clock.now().toISOString(),
      },
    });
    expect(isId("acct", first.body.account.id)).toBe(true);
    expect(first.headers["cache-control"]).toBe("no-store");

    const repeated = await create(token, COMPLETE).expect(200);
    expect(repeated.body).toEqual({ account: first.body.account, created: false, consentId: null });
    expect(await countRows(widget)).toEqual({ accounts: 1, events: 1 });
  });

  it("201 requires only a first name and an email address, and masks missing fields as null", async () => {
    const { body } = await create(await openSession("participant-2"), {
      firstName: "Cher",
      email: "c@example.com",
    }).expect(201);
    expect(body.account).toMatchObject({
      lastName: null,
      phone: null,
      dateOfBirth: null,
      ssnLast4: null,
      address: null,
    });
  });

  it("keeps plaintext personal data out of every response, the event and the account's row", async () => {
    const token = await openSession("participant-3");
    const responses = [
      await create(token, COMPLETE).expect(201),
      await create(token, COMPLETE).expect(200),
      await create(token, { ...COMPLETE, ssnLast4: "1111" }).expect(409),
      await create(token, { ...COMPLETE, externalId: "participant-4" }).expect(403),
      await create(token, { ...COMPLETE, phone: "4155550123" }).expect(422),
    ];
    const { rows: accounts } = await widget.db.pool.query("SELECT accounts::text AS line FROM accounts");
    const { rows: events } = await widget.db.pool.query("SELECT events::text AS line FROM events");
    const everything = [...responses.map(({ text }) => text), accounts[0].line, events[0].line].join("\n");
    const secrets = [
      COMPLETE.email,
      "ada.lovelace",
      COMPLETE.phone,
      "4155550178",
      COMPLETE.dateOfBirth,
      "Analytical",
    ];
    for (const secret of [...secrets, "Flat 9", "Springfield", "62704-1234"]) {
      expect(everything).not.toContain(secret);
    }
    // Random IDs can contain any four digits.
    const shown = responses.map(({ text }) => text.replace(/(acct|req)_\w+/g, "")).join("\n");
    expect(shown).not.toContain(COMPLETE.ssnLast4);
    expect(events).toHaveLength(1);
  });

  it("writes one account.created event, with only the account's ID", async () => {
    const token = await openSession("participant-5");
    const { body } = await create(token, COMPLETE).expect(201);
    await create(token, COMPLETE).expect(200);
    const events = await widget.db.prisma.event.findMany();
    expect(events).toMatchObject([
      {
        organizationId: widget.sk.organizationId,
        type: "account.created",
        data: { accountId: body.account.id },
      },
    ]);
    expect(Object.keys(events[0]?.data as object)).toEqual(["accountId"]);
  });

  it("200 writes nothing, even if the details in the body differ", async () => {
    await create(await openSession("participant-6"), ADA).expect(201);
    const before = await widget.db.prisma.account.findFirstOrThrow();
    clock.advance(1_000);
    const other = { ...COMPLETE, firstName: "Eve", lastName: "Other", email: "eve@example.com" };
    const response = await create(await openSession("participant-6"), other).expect(200);
    expect(response.body.account).toMatchObject({ firstName: "Ada", email: "a***@example.com", phone: null });
    expect(await widget.db.prisma.account.findFirstOrThrow()).toEqual(before);
  });

  it("binds the session to its first account, permanently", async () => {
    const { token, sessionId } = await widget.openSession({ externalUserId: "participant-7" });
    const { body } = await create(token, ADA).expect(201);
    const readAccountRecord = async () => {
      const records = await readAllRecords(probe);
      const [key] = [...records].find(([, { fields }]) => fields.id === sessionId) ?? [];
      return records.get(`${key}:account`)?.fields;
    };
    expect((await readAccountRecord())?.acct).toBe(body.account.id);
    await widget.db.prisma.event.deleteMany();
    await widget.db.prisma.account.deleteMany();
    const second = await create(token, ADA).expect(201);
    expect(second.body.account.id).not.toBe(body.account.id);
    expect((await readAccountRecord())?.acct).toBe(body.account.id);
  });

  it("429 rejects a session's eleventh call with Retry-After, but not another session's", async () => {
    const { body } = await widget
      .call("post", "/api/widget/auth", widget.sk.key)
      .send({ externalUserId: "participant-8", expiresInSeconds: 600 })
      .expect(201);
    const token = body.sessionToken;
    await create(token, ADA).expect(201);
    for (let call = 2; call <= 10; call += 1) await create(token, ADA).expect(200);
    const response = await create(token, ADA);
    expectProblem(response, "rate_limited");
    expect(Number(response.headers["retry-after"])).toBe(
      Math.ceil((Date.parse(body.expiresAt) - clock.now().getTime()) / 1000),
    );
    // The limit is checked before other reasons to reject a call.
    expectProblem(await create(token, { ...ADA, externalId: "another-participant" }), "rate_limited");
    await widget.call("get", "/api/widget/custodians", token).expect(200);
    await create(await openSession("participant-8"), ADA).expect(200);
  });

  it("429 rejects all but exactly ten of thirty concurrent calls", async () => {
    const token = await openSession("participant-9");
    const responses = await Promise.all(Array.from({ length: 30 }, () => create(token, ADA)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(9).fill(200), 201, ...Array(20).fill(429)]);
  });

  it.each(["pk", "sk", "ak"] as const)("403 rejects an %s key with key_type_not_allowed", async (type) => {
    const { key } = await buildKey(widget, type);
    const { detail } = expectProblem(await create(key, ADA), "key_type_not_allowed");
    expect(detail).toContain("session token");
    expect(await countRows(widget)).toEqual({ accounts: 0, events: 0 });
  });

  it("401 reports a revoked key before it checks the key's type", async () => {
    const { key } = await buildKey(widget, "ak", { revokedAt: new Date(0) });
    expectProblem(await create(key, ADA), "api_key_revoked");
  });
});

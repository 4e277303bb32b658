import { beforeEach, describe, expect, it } from "@jest/globals";
import { isId } from "@svc/service-kit";
import { pollUntil, useResource } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { buildConsent, buildStatement, TERMS } from "./consent-fixtures.ts";

const PATH = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada@example.com" };

describe("Consents in POST /api/widget/create-account", () => {
  const widget = useResource(startTestWidgetAuth);
  beforeEach(async () => {
    for (const table of ["consents", "events", "accounts"])
      await widget.db.pool.query(`DELETE FROM ${table}`);
  });

  const open = (externalUserId = "participant-1") => widget.openSession({ externalUserId });
  const create = (token: string, consent?: unknown) =>
    widget.call("post", PATH, token).send({ ...ADA, ...(consent === undefined ? {} : { consent }) });
  const readConsents = async () =>
    (await widget.db.pool.query("SELECT * FROM consents ORDER BY created_at, id")).rows as {
      id: string;
      [column: string]: unknown;
    }[];
  const buildConsentWithTerms = (changes: object) => buildConsent({ statements: [{ ...TERMS, ...changes }] });

  it("201 stores a consent word for word, with its account, its session and the database's time", async () => {
    const { token, sessionId } = await open();
    const [{ now: before }] = (await widget.db.pool.query("SELECT now()")).rows;
    const { body } = await create(token, buildConsent()).expect(201);
    expect(isId("cons", body.consentId)).toBe(true);
    const [stored, ...others] = await readConsents();
    expect(others).toEqual([]);
    const buildSide = (custodianName: string, accountType: string) => ({
      custodianId: null,
      custodianName,
      accountType,
    });
    expect(stored).toMatchObject({
      id: body.consentId,
      organization_id: widget.sk.organizationId,
      account_id: body.account.id,
      session_id: sessionId,
      rollover: {
        type: "direct",
        source: buildSide("Empower", "qualified_plan"),
        destination: buildSide("Fidelity", "traditional_ira"),
      },
      statements: [
        { ...buildStatement("rollover_request"), url: null, isAltered: false },
        { ...buildStatement("eligible_plan_amount"), url: null, isAltered: false },
        { ...TERMS, isAltered: false },
      ],
      erased_at: null,
    });
    // The database stores microseconds, JavaScript dates only milliseconds.
    expect(Number(stored?.created_at)).toBeGreaterThanOrEqual(before.getTime() - 1);
  });

  it("200 stores a consent for an existing account, and only once no matter how often it is sent", async () => {
    const { token } = await open();
    await create(token).expect(201);
    const first = await create(token, buildConsent()).expect(200);
    const { statements, rollover } = buildConsent();
    const again = await create(token, { statements, rollover }).expect(200);
    expect(again.body.consentId).toBe(first.body.consentId);
    expect(await readConsents()).toHaveLength(1);
  });

  it("stores another consent of the same session, and the same consent of another session", async () => {
    const { token } = await open();
    const first = await create(token, buildConsent()).expect(201);
    const [request] = buildConsent().statements;
    const second = await create(token, buildConsent({ statements: [request] })).expect(200);
    const third = await create((await open()).token, buildConsent()).expect(200);
    const ids = [first, second, third].map(({ body }) => body.consentId);
    expect(new Set(ids).size).toBe(3);
    expect((await readConsents()).map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it("stores a consent once for concurrent calls", async () => {
    const { token } = await open();
    const responses = await Promise.all(Array.from({ length: 8 }, () => create(token, buildConsent())));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(responses.map(({ body }) => body.consentId)).size).toBe(1);
    expect(await readConsents()).toHaveLength(1);
  });

  it("marks statements whose text or language differs from the catalog", async () => {
    const { token } = await open();
    const reworded = { ...buildStatement("rollover_request"), text: "Please move my money." };
    const translated = {
      ...buildStatement("eligible_plan_amount"),
      language: "de",
      text: "Nichts davon ist …",
    };
    const spanish = { ...buildStatement("taxable_acknowledged", "es"), language: "es-419" };
    await create(token, buildConsent({ statements: [reworded, translated, spanish, TERMS] })).expect(201);
    const [stored] = await readConsents();
    const altered = [true, true, false, false];
    expect(stored?.statements).toMatchObject(altered.map((isAltered) => ({ isAltered })));
  });

  it.each([
    ["no statement", buildConsent({ statements: [] }), ["#/consent/statements"]],
    [
      "600 statements",
      buildConsent({
        statements: Array.from({ length: 600 }, (_, index) => ({
          ...TERMS,
          statement: `t${index}`,
          text: "x",
        })),
      }),
      ["#/consent/statements"],
    ],
    ["a statement twice", buildConsent({ statements: [TERMS, TERMS] }), ["#/consent/statements/1/statement"]],
    [
      "a statement that is not in the catalog",
      buildConsentWithTerms({ kind: "attestation", statement: "moon_landing" }),
      ["#/consent/statements/0/statement"],
    ],
    [
      "a version that is not in the catalog",
      buildConsent({ statements: [{ ...buildStatement("rollover_request"), version: "99" }] }),
      ["#/consent/statements/0/version"],
    ],
    ["an unknown kind", buildConsentWithTerms({ kind: "gossip" }), ["#/consent/statements/0/kind"]],
    ["an empty text", buildConsentWithTerms({ text: " \n " }), ["#/consent/statements/0/text"]],
    [
      "a text that is too long",
      buildConsentWithTerms({ text: "x".repeat(4001) }),
      ["#/consent/statements/0/text"],
    ],
    ["control characters", buildConsentWithTerms({ text: "I agree\u0007" }), ["#/consent/statements/0/text"]],
    ["NUL", buildConsentWithTerms({ text: "I agree\u0000" }), ["#/consent/statements/0/text"]],
    [
      "right-to-left override characters",
      buildConsentWithTerms({ text: "I \u202eeerga" }),
      ["#/consent/statements/0/text"],
    ],
    ["a lone surrogate", buildConsentWithTerms({ text: "I agree \ud800" }), ["#/consent/statements/0/text"]],
    [
      "a Social Security number",
      buildConsentWithTerms({ text: "I am 123-45-6789" }),
      ["#/consent/statements/0/text"],
    ],
    [
      "a javascript: URL",
      buildConsentWithTerms({ url: "javascript:alert(1)" }),
      ["#/consent/statements/0/url"],
    ],
    [
      "a URL with spaces",
      buildConsentWithTerms({ url: "https://a.example/ b" }),
      ["#/consent/statements/0/url"],
    ],
    [
      "an invalid language",
      buildConsentWithTerms({ language: "english please" }),
      ["#/consent/statements/0/language"],
    ],
    ["an invalid version", buildConsentWithTerms({ version: "<b>" }), ["#/consent/statements/0/version"]],
    [
      "an invalid name",
      buildConsentWithTerms({ statement: "Terms & more" }),
      ["#/consent/statements/0/statement"],
    ],
    ["an unknown field", { ...buildConsent(), createdAt: "2020-01-01" }, ["#/consent/createdAt"]],
    [
      "an account, session or time in a statement",
      buildConsentWithTerms({ accountId: "acct_1", sessionId: "ses_1", givenAt: "2020-01-01" }),
      ["accountId", "givenAt", "sessionId"].map((name) => `#/consent/statements/0/${name}`),
    ],
    ["no rollover", { statements: [TERMS] }, ["#/consent/rollover"]],
    [
      "an unknown account type and an invalid custodian ID",
      buildConsent({
        rollover: {
          type: "direct",
          source: { custodianId: "cus_1", accountType: "piggy_bank" },
          destination: { accountType: "roth_ira" },
        },
      }),
      ["#/consent/rollover/source/accountType", "#/consent/rollover/source/custodianId"],
    ],
    ["a string", "yes", ["#/consent"]],
    ["null", null, ["#/consent"]],
  ])("422 rejects %s and stores nothing", async (_name, consent, pointers) => {
    const { token } = await open();
    expect(expectIssues(await create(token, consent), "validation_failed")).toEqual(pointers);
    expect(await readConsents()).toEqual([]);
    expect(await widget.db.prisma.account.count()).toBe(0);
  });

  it("413 rejects 1,000 long statements", async () => {
    const statements = Array.from({ length: 1000 }, (_, index) => ({ ...TERMS, statement: `t${index}` }));
    await create((await open()).token, buildConsent({ statements })).expect(413);
    expect(await readConsents()).toEqual([]);
  });

  it("stores HTML and letters of any script as plain text", async () => {
    const { token } = await open();
    const text = '<img src=x onerror=alert(1)> 同意します 👩🏽‍🚀 أوافق\n"second" line';
    await create(token, buildConsentWithTerms({ text })).expect(201);
    const [stored] = await readConsents();
    expect(stored?.statements).toMatchObject([{ text }]);
  });

  it("stores a consent for the participant's new account if the old one is erased during the call", async () => {
    const { token } = await open();
    const first = await create(token).expect(201);
    const erasure = await widget.db.pool.connect();
    try {
      await erasure.query("BEGIN");
      await erasure.query("SELECT FROM accounts WHERE id = $1 FOR UPDATE", [first.body.account.id]);
      const sent = create(token, buildConsent()).then((response) => response);
      await pollUntil(
        "the consent to wait for the erasure",
        () =>
          widget.db.pool.query(
            "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%record_consent%' AND datname = current_database()",
          ),
        { isDone: ({ rows: waiting }) => waiting.length > 0 },
      );
      await erasure.query("UPDATE accounts SET status = 'erased', external_id = NULL WHERE id = $1", [
        first.body.account.id,
      ]);
      await erasure.query("COMMIT");
      const { body } = await sent;
      expect(body.created).toBe(true);
      expect(body.account.id).not.toBe(first.body.account.id);
      expect(await readConsents()).toMatchObject([{ id: body.consentId, account_id: body.account.id }]);
    } finally {
      await erasure.query("ROLLBACK");
      erasure.release();
    }
  });
});

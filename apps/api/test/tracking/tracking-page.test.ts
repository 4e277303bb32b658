import { beforeEach, describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import request from "supertest";
import { buildConsent, createConsent } from "../consents/create-consent.ts";
import { buildPdf, buildPng } from "../documents/files.ts";
import { readMails } from "../read-mails.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { act, createRollover, NOW, runActions } from "../workflow/rollover-steps.ts";
import { BIRTH_DATE, createPageClient, createTrackingLink } from "./page-calls.ts";

const MAIL = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "Portal <portal@example.com>" };
const WRONG_BIRTH_DATE = "1960-02-04";
/** After this many wrong dates, an account's links accept only an emailed code. */
const MAX_WRONG_DATES = 5;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe("The tracking page", () => {
  const clock = new TestClock(Date.parse(NOW));
  const api = useTestApi({ clock, env: MAIL });
  beforeEach(() => api.db.prisma.portalThrottle.deleteMany());

  async function setUpPage(body: object = {}) {
    const rolloverId = await createRollover(api);
    const link = await createTrackingLink(api, rolloverId, body);
    return { rolloverId, ...link, page: createPageClient(api, link.token) };
  }

  /** Returns the last mail's code, and deletes all mails. */
  async function takeCode(): Promise<string> {
    const mail = (await readMails(api, {})).at(-1);
    await api.db.prisma.mail.deleteMany();
    return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "none";
  }

  it("shows nothing about the rollover before the page is opened", async () => {
    const { page } = await setUpPage();
    const { body, headers } = await page.send("get", "link");
    expect(body).toEqual({
      environment: "test",
      organization: { name: expect.any(String), phone: null, email: null, hasLogo: false },
      language: "en",
      acceptsDateOfBirth: true,
      acceptsCode: true,
      isOpen: false,
    });
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    for (const [method, path] of [
      ["get", "status"],
      ["get", "consent"],
      ["post", "documents"],
      ["post", "messages"],
    ] as const) {
      expect((await page.send(method, path)).body.code).toBe("sign_in_required");
    }
  });

  it("opens with the date of birth, and shows where the money is", async () => {
    const { page, rolloverId } = await setUpPage();
    await runActions(api, rolloverId, "submit", "start_review");
    const opened = await page.open();
    expect(opened.status).toBe(200);
    const [cookie = ""] = opened.headers["set-cookie"] as unknown as string[];
    expect(cookie).toMatch(/^__Host-svc\.tracking=trk_/);
    for (const attribute of ["HttpOnly", "SameSite=Strict", "Secure", "Path=/"])
      expect(cookie).toContain(attribute);
    expect(opened.body).toMatchObject({
      state: "in_review",
      isOver: false,
      destination: "Test: Manual",
      pendingOn: "operations",
      task: null,
      money: { sent: "0.00", received: "0.00", posted: null, awaitsRest: false },
      steps: [
        { step: "consent", status: "done", doneOn: "2026-06-15" },
        { step: "review", status: "current", doneOn: null },
        { step: "request", status: "upcoming", doneOn: null },
        { step: "sent", status: "upcoming", doneOn: null },
        { step: "received", status: "upcoming", doneOn: null },
        { step: "completed", status: "upcoming", doneOn: null },
      ],
    });
    expect(JSON.stringify(opened.body)).not.toMatch(/Ada|Sample|401K|@example\.com/);
    expect((await page.send("get", "link")).body.isOpen).toBe(true);
    expect((await page.send("get", "status")).body).toEqual(opened.body);
  });

  it("shows that the rest of the money is still expected after a partial receipt", async () => {
    const { page, rolloverId } = await setUpPage();
    await runActions(
      api,
      rolloverId,
      "submit",
      "start_review",
      "approve",
      "send_to_custodian",
      "acknowledge",
    );
    for (const amount of ["6000.00", "4000.00"])
      await act(api, rolloverId, "mark_funds_sent", {
        method: "check",
        amount,
        sentTo: "destination",
      }).expect(200);
    const receive = (amount: string) =>
      act(api, rolloverId, "mark_funds_received", { amount, receivedOn: NOW.slice(0, 10) }).expect(200);
    const findArrival = ({ steps }: { steps: { step: string; status: string }[] }) =>
      steps.find(({ step }) => step === "received")?.status;
    await receive("6000.00");
    const { body: partial } = await page.open();
    expect(partial).toMatchObject({
      state: "funds_received",
      money: { sent: "10000.00", received: "6000.00", awaitsRest: true },
    });
    expect(findArrival(partial)).toBe("current");
    await act(api, rolloverId, "hold", { reason: "A question" }).expect(200);
    expect(findArrival((await page.send("get", "status")).body)).toBe("current");
    await act(api, rolloverId, "release").expect(200);
    await receive("4000.00");
    const { body: whole } = await page.send("get", "status");
    expect(whole.money).toMatchObject({ received: "10000.00", awaitsRest: false });
    expect(findArrival(whole)).toBe("done");
  });

  it("refuses a wrong date, an unknown link and a locked link in the same way", async () => {
    const { page } = await setUpPage();
    const unknown = createPageClient(api, "x".repeat(43));
    const wrong = await page.open({ dateOfBirth: WRONG_BIRTH_DATE });
    expect(wrong.status).toBe(401);
    const omitRequestId = ({ requestId: _id, ...body }: Record<string, unknown>) => body;
    expect(omitRequestId((await unknown.open()).body)).toEqual(omitRequestId(wrong.body));
    for (let attempt = 2; attempt <= MAX_WRONG_DATES; attempt += 1)
      await page.open({ dateOfBirth: WRONG_BIRTH_DATE });
    const locked = await page.open();
    expect(omitRequestId(locked.body)).toEqual(omitRequestId(wrong.body));
    expect((await page.send("get", "link")).body).toMatchObject({
      acceptsDateOfBirth: false,
      acceptsCode: true,
    });
    const entries = await api.db.prisma.auditEntry.findMany({
      where: { action: "tracking_link.answers_locked" },
    });
    expect(entries).toHaveLength(1);
  });

  it("counts each of several concurrent guesses", async () => {
    const { page } = await setUpPage();
    const guesses = Array.from({ length: 12 }, (_, index) =>
      page.open({ dateOfBirth: index === 11 ? BIRTH_DATE : `1961-01-${String(index + 10)}` }),
    );
    await Promise.all(guesses);
    expect((await page.open({ dateOfBirth: "1961-02-01" })).status).toBe(401);
    expect((await page.send("get", "link")).body.acceptsDateOfBirth).toBe(false);
  });

  it("counts wrong dates over all links of the account, also concurrently", async () => {
    const { page, rolloverId } = await setUpPage();
    const links = await Promise.all(Array.from({ length: 4 }, () => createTrackingLink(api, rolloverId)));
    const pages = links.map(({ token }) => createPageClient(api, token));
    const guesses = pages.flatMap((linkPage) =>
      [1, 2, 3].map(() => linkPage.open({ dateOfBirth: "1961-01-10" })),
    );
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(12).fill(401));
    for (const linkPage of [page, ...pages]) {
      expect((await linkPage.open()).status).toBe(401);
      expect((await linkPage.send("get", "link")).body.acceptsDateOfBirth).toBe(false);
    }
    const audited = await api.db.prisma.auditEntry.findMany({
      where: { action: "tracking_link.answers_locked", targetId: { in: links.map(({ id }) => id) } },
    });
    expect(audited).toHaveLength(1);
    const later = createPageClient(api, (await createTrackingLink(api, rolloverId)).token);
    expect((await later.open()).status).toBe(401);
    const other = await setUpPage();
    expect((await other.page.open()).status).toBe(200);
    clock.advance(7 * DAY_MS);
    expect((await later.open()).status).toBe(200);
  });

  it("a code resets the account's count of wrong dates, but a correct date does not", async () => {
    const { page } = await setUpPage();
    for (let attempt = 1; attempt < MAX_WRONG_DATES; attempt += 1)
      await page.open({ dateOfBirth: WRONG_BIRTH_DATE });
    expect((await page.open()).status).toBe(200);
    await page.open({ dateOfBirth: WRONG_BIRTH_DATE });
    expect((await page.open()).status).toBe(401);
    await page.send("post", "code", {});
    expect((await page.open({ code: await takeCode() })).status).toBe(200);
    expect((await page.open()).status).toBe(200);
  });

  it("limits the emailed codes of an account over all its links, also concurrently", async () => {
    const { rolloverId } = await setUpPage();
    const links = await Promise.all(Array.from({ length: 3 }, () => createTrackingLink(api, rolloverId)));
    const requestCodes = () =>
      Promise.all(
        links.flatMap(({ token }) => [1, 2].map(() => createPageClient(api, token).send("post", "code", {}))),
      );
    const resetAddressLimitAndCountMails = async () => {
      await api.db.prisma.portalThrottle.deleteMany({ where: { key: { startsWith: "track-code:address" } } });
      return api.db.prisma.mail.count();
    };
    expect((await requestCodes()).map(({ status }) => status)).toEqual(Array(6).fill(202));
    expect(await resetAddressLimitAndCountMails()).toBe(3);
    // The limits are three codes an hour and ten a day.
    for (const total of [6, 9, 10, 10]) {
      clock.advance(60 * MINUTE_MS);
      await requestCodes();
      expect(await resetAddressLimitAndCountMails()).toBe(total);
    }
    await api.db.prisma.mail.deleteMany();
  });

  it("opens a locked link with an emailed code, once and within ten minutes", async () => {
    const { page } = await setUpPage();
    for (let attempt = 1; attempt <= MAX_WRONG_DATES; attempt += 1)
      await page.open({ dateOfBirth: WRONG_BIRTH_DATE });
    expect((await page.send("post", "code", {})).status).toBe(202);
    const code = await takeCode();
    expect((await page.open({ code: code === "000000" ? "000001" : "000000" })).status).toBe(401);
    expect((await page.open({ code })).status).toBe(200);
    expect((await page.open({ code })).status).toBe(401);
    // Opening with a code resets the count of wrong dates.
    expect((await page.open()).status).toBe(200);
    await page.send("post", "code", {});
    const late = await takeCode();
    clock.advance(10 * MINUTE_MS);
    expect((await page.open({ code: late })).status).toBe(401);
  });

  it("limits the attempts per code, the codes per account and the attempts per network address", async () => {
    const { page } = await setUpPage();
    await page.send("post", "code", {});
    const code = await takeCode();
    const wrong = code === "111111" ? "222222" : "111111";
    for (let attempt = 1; attempt <= 5; attempt += 1) await page.open({ code: wrong });
    expect((await page.open({ code })).status).toBe(401);
    for (let sent = 2; sent <= 5; sent += 1) expect((await page.send("post", "code", {})).status).toBe(202);
    // The limit is three codes an hour; `takeCode` deleted the first mail.
    expect(await api.db.prisma.mail.count()).toBe(2);
    // The limit is twenty attempts in 15 minutes from one network address. The page made six.
    const unknown = createPageClient(api, "unknown");
    for (let attempt = 7; attempt <= 20; attempt += 1) await unknown.open();
    const limited = await page.open();
    expect(limited.body.code).toBe("rate_limited");
    expect(limited.headers["retry-after"]).toBeDefined();
    await api.db.prisma.mail.deleteMany();
  });

  it("sends no code for an unknown link, and responds the same", async () => {
    const response = await createPageClient(api, "unknown").send("post", "code", {});
    expect([response.status, response.body]).toEqual([202, { sent: true }]);
    expect(await api.db.prisma.mail.count()).toBe(0);
  });

  it("closes after half an hour, and a session is valid only for its own link", async () => {
    const first = await setUpPage();
    const other = await setUpPage();
    await first.page.open();
    other.page.useCookie(first.page.getCookie());
    expect((await other.page.send("get", "status")).status).toBe(401);
    const cookie = first.page.getCookie();
    first.page.useCookie(`${cookie.slice(0, -2)}${cookie.endsWith("AA") ? "BB" : "AA"}`);
    expect((await first.page.send("get", "status")).status).toBe(401);
    await first.page.open();
    clock.advance(31 * MINUTE_MS);
    expect((await first.page.send("get", "status")).body.code).toBe("sign_in_required");
  });

  it("stops working when the link expires", async () => {
    const { page } = await setUpPage({ expiresInDays: 1 });
    await page.open();
    clock.advance(DAY_MS);
    expect((await page.send("get", "link")).body.code).toBe("link_not_valid");
    expect((await page.open()).status).toBe(401);
  });

  it("accepts only documents that were requested from the participant", async () => {
    const { page, rolloverId } = await setUpPage();
    await runActions(api, rolloverId, "submit", "start_review");
    await page.open();
    const upload = (type: string, bytes: Buffer, name = "photo.png") =>
      page.send("post", "documents").field("type", type).attach("file", bytes, name);
    expect((await upload("statement", buildPng())).body.code).toBe("invalid_transition");
    await runActions(api, rolloverId, ["request_documents", { types: ["statement"], from: "participant" }]);
    const requested = (await page.send("get", "status")).body;
    expect(requested.task).toEqual({ task: "provide_documents", types: ["statement"] });
    const before = await countRows(api);
    expect((await upload("qdro", buildPng())).body.code).toBe("validation_failed");
    expect((await upload("nonsense", buildPng())).body.code).toBe("validation_failed");
    expect((await upload("statement", Buffer.from("plain text"), "a.txt")).body.code).toBe(
      "validation_failed",
    );
    expect((await upload("statement", buildPdf(10 * 1024 * 1024 + 1), "a.pdf")).status).toBe(413);
    expect((await countRows(api)).rollovers).toEqual(before.rollovers);
    const { status, body } = await upload("statement", buildPdf(), "../../etc/passwd.pdf");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: "in_review",
      task: null,
      documents: [{ type: "statement", status: "provided" }],
    });
    const { documents } = (await api.call("get", `/v1/rollovers/${rolloverId}`)).body;
    expect(documents[0].name).not.toContain("..");
    const { data } = (await api.call("get", `/v1/rollovers/${rolloverId}/timeline`)).body;
    expect(data.at(-1)).toMatchObject({ action: "provide_documents", actor: { type: "session" } });
  });

  it("serves the consent as a PDF", async () => {
    const { page, rolloverId } = await setUpPage();
    const { accountId, type, source, destination } = (await api.call("get", `/v1/rollovers/${rolloverId}`))
      .body;
    const consent = await createConsent(api, accountId, buildConsent({ type, source, destination }));
    await page.open();
    expect((await page.send("get", "consent")).status).toBe(404);
    await runActions(api, rolloverId, ["submit", { consentReference: consent }]);
    expect((await page.send("get", "status")).body.hasConsent).toBe(true);
    const file = await page.send("get", "consent").responseType("blob");
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.body.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("returns problems for hostile input", async () => {
    const { page } = await setUpPage();
    for (const body of [
      {},
      { code: "12345" },
      { code: 123456 },
      { dateOfBirth: "today" },
      { dateOfBirth: null },
      { dateOfBirth: BIRTH_DATE, code: "123456" },
    ]) {
      expect((await page.send("post", "open", body)).body.code).toBe("validation_failed");
    }
    const call = request(api.url).post("/track/api/open").set("Content-Type", "application/json");
    expect((await call.send("{")).body.code).toBe("malformed_json");
    const long = createPageClient(api, "x".repeat(4_000));
    expect((await long.open()).status).toBe(401);
    expect((await request(api.url).get("/track/api/nothing")).status).toBe(404);
    expect((await request(api.url).delete("/track/api/open")).status).toBe(405);
  });

  it("410 for participants of a locked organization", async () => {
    const { page } = await setUpPage();
    await page.open();
    const { organizationId: id } = api.ak;
    await api.db.prisma.organization.update({
      where: { id },
      data: { lockedAt: new Date(), lockReason: "test" },
    });
    expect((await page.send("get", "status")).status).toBe(410);
    await api.db.prisma.organization.update({ where: { id }, data: { lockedAt: null, lockReason: null } });
  });
});

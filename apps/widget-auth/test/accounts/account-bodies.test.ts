import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { pino } from "pino";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const PATH = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada@example.com" };
const ADDRESS = { line1: "1 Main Street", city: "Springfield", postalCode: "62704", country: "US" };
const SSN = "123-45-6789";

describe("Rejections by POST /api/widget/create-account", () => {
  const clock = new TestClock();
  const logLines: string[] = [];
  let widget: TestWidgetAuth;
  let token: string;
  beforeAll(async () => {
    const log = pino({ level: "trace" }, { write: (line: string) => void logLines.push(line) });
    widget = await startTestWidgetAuth({ log, clock });
  });
  afterAll(() => widget.stop());
  beforeEach(async () => {
    ({ token } = await widget.openSession({ externalUserId: "participant-1" }));
  });

  const create = (body: unknown) => widget.call("post", PATH, token).send(body as object);
  const eraseAccounts = async () => {
    await widget.db.prisma.event.deleteMany();
    await widget.db.prisma.account.deleteMany();
  };
  const expectNothingCreated = async () =>
    expect(await countRows(widget)).toEqual({ accounts: 0, events: 0 });

  it("422 reports all errors together, each with its location", async () => {
    const response = await create({
      externalId: "",
      firstName: "<b>",
      lastName: 7,
      email: "nobody",
      phone: "555",
      dateOfBirth: "1990-02-30",
      ssnLast4: "12345",
      address: { line1: "", city: "x".repeat(101), country: "usa", planet: "Mars" },
      metadata: { plan: 1, ["k".repeat(41)]: "v" },
      role: "admin",
      organizationId: "org_x",
    });
    expect(expectIssues(response, "validation_failed")).toEqual([
      "#/address/city",
      "#/address/country",
      "#/address/line1",
      "#/address/planet",
      "#/address/postalCode",
      "#/dateOfBirth",
      "#/email",
      "#/externalId",
      "#/firstName",
      "#/lastName",
      `#/metadata/${"k".repeat(41)}`,
      "#/metadata/plan",
      "#/organizationId",
      "#/phone",
      "#/role",
      "#/ssnLast4",
    ]);
    await expectNothingCreated();
  });

  it("422 for an empty object names the required fields", async () => {
    expect(expectIssues(await create({}), "validation_failed")).toEqual(["#/email", "#/firstName"]);
  });

  it("422 rejects today (by the service's clock) and later days as a date of birth, but not yesterday", async () => {
    const dayFromToday = (offset: number) =>
      new Date(clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    for (const dateOfBirth of [dayFromToday(0), dayFromToday(1), dayFromToday(400)]) {
      expect(expectIssues(await create({ ...ADA, dateOfBirth }), "validation_failed")).toEqual([
        "#/dateOfBirth",
      ]);
    }
    await expectNothingCreated();
    await create({ ...ADA, dateOfBirth: dayFromToday(-1) }).expect(201);
    await eraseAccounts();
  });

  it.each([
    ["#/externalId", { externalId: SSN }],
    ["#/firstName", { firstName: `Ada ${SSN}` }],
    ["#/lastName", { lastName: `Lovelace (${SSN})` }],
    ["#/ssnLast4", { ssnLast4: SSN }],
    ["#/ssnLast4", { ssnLast4: "123456789" }],
    ["#/address/line1", { address: { ...ADDRESS, line1: `c/o ${SSN}` } }],
    ["#/address/line2", { address: { ...ADDRESS, line2: SSN } }],
    ["#/address/city", { address: { ...ADDRESS, city: SSN } }],
    ["#/address/region", { address: { ...ADDRESS, region: "123 45 6789" } }],
    ["#/address/postalCode", { address: { ...ADDRESS, postalCode: SSN } }],
    ["#/metadata/note", { metadata: { note: `ssn:${SSN}.` } }],
    ["#/phone", { phone: SSN }],
    ["#/dateOfBirth", { dateOfBirth: SSN }],
    ["#/ssn", { ssn: SSN }],
  ])("422 rejects a full SSN at %s, and neither echoes nor logs it", async (pointer, part) => {
    logLines.length = 0;
    const response = await create({ ...ADA, ...part });
    expect(expectIssues(response, "validation_failed")).toEqual([pointer]);
    expect(response.text).not.toMatch(/123.?45.?6789/);
    await expectNothingCreated();
    expect(logLines.length).toBeGreaterThan(0);
    expect(logLines.join("")).not.toMatch(/123.?45.?6789/);
  });

  it("400 rejects a missing body", async () => {
    expectProblem(await create(undefined).set("Content-Type", "application/json"), "malformed_json");
    await expectNothingCreated();
  });

  it("422 responses do not count toward the session's ten calls", async () => {
    for (let call = 0; call < 12; call += 1) await create({}).expect(422);
    // Without a call left, the response would be 429.
    await create({ ...ADA, externalId: "another-participant" }).expect(403);
  });

  it("and other responses put no tokens, keys or personal data in the log", async () => {
    logLines.length = 0;
    const opened = await widget.openSession({ externalUserId: "logged-participant" });
    const body = {
      ...ADA,
      phone: "+14155550123",
      dateOfBirth: "1955-12-10",
      ssnLast4: "6789",
      address: ADDRESS,
    };
    await widget.call("post", PATH, opened.token).send(body).expect(201);
    await widget
      .call("post", PATH, opened.token)
      .send({ ...body, ssnLast4: "0000" })
      .expect(409);
    await widget.call("get", "/api/widget/custodians?q=secret-search", opened.token).expect(200);
    const text = logLines.join("");
    expect(logLines.length).toBeGreaterThanOrEqual(4);
    for (const secret of [
      opened.token,
      opened.token.split(".")[2] ?? "",
      widget.sk.key,
      "ada@example.com",
      "4155550123",
      "1955-12-10",
      "Main Street",
      "logged-participant",
      "secret-search",
      '"6789"',
    ])
      expect(text).not.toContain(secret);
    await eraseAccounts();
  });
});

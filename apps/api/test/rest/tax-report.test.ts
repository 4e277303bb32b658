import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import { parse } from "csv-parse/sync";
import { copyRollovers } from "../copy-rollovers.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { toCents } from "../rollovers/tax/report-rollover.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import {
  ACTIONS_TO_PROCESSING,
  buildIraSides,
  createRollover,
  runActions,
} from "../workflow/rollover-steps.ts";

const PATH = "/v1/tax-report";
type Line = Record<string, string | number | boolean | null>;

describe(`GET ${PATH}`, () => {
  // 8 p.m. on New Year's Eve in New York, already the new year in UTC.
  const clock = new TestClock(Date.parse("2027-01-01T01:00:00.000Z"));
  const base = useTestApi({ clock });
  let api: TestApi;
  const ids: Record<string, string> = {};

  const fetchReport = (query: string, accept?: string, key = api.ak.key) =>
    fetch(`${base.url}${PATH}${query}`, {
      headers: { Authorization: `Bearer ${key}`, ...(accept ? { Accept: accept } : {}) },
    });
  async function read(query: string): Promise<Line[]> {
    const response = await fetchReport(query);
    expect(response.status).toBe(200);
    return (await response.text())
      .trim()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  }

  beforeAll(async () => {
    api = await newOrganization(base);
    const buildPayment = (amount: string) => ({ method: "check", amount, sentTo: "destination" });
    const receiveAndComplete = (id: string, amount: string) => {
      const received = ["mark_funds_received", { amount, receivedOn: "2026-12-31" }] as const;
      return runActions(api, id, [...received], ["complete", { postedAmount: amount }]);
    };
    ids.direct = await createRollover(api, {}, "test-manual");
    await runActions(api, ids.direct, ...ACTIONS_TO_PROCESSING, ["mark_funds_sent", buildPayment("100.00")]);
    await runActions(api, ids.direct, ["mark_funds_sent", buildPayment("50.00")]);
    await receiveAndComplete(ids.direct, "150.00");
    ids.indirect = await createRollover(api, { type: "indirect_60_day" }, "test-manual");
    await runActions(api, ids.indirect, "submit", "start_review", "approve");
    const distribution = {
      receivedOn: "2026-12-31",
      grossAmount: "1000.00",
      withheldFederal: "200.00",
      withheldState: "50.00",
      stateCode: "NY",
    };
    await runActions(api, ids.indirect, ["record_distribution", distribution]);
    await receiveAndComplete(ids.indirect, "1000.00");
    const iras = await buildIraSides(api);
    ids.conversion = await createRollover(api, {
      ...iras,
      type: "trustee_transfer",
      destination: { ...iras.destination, accountType: "roth_ira" },
      attestations: { eligibleAmount: true, taxableAcknowledged: true },
    });
    const wired = { ...buildPayment("70.00"), method: "wire" };
    await runActions(api, ids.conversion, ...ACTIONS_TO_PROCESSING, ["mark_funds_sent", wired]);
    await receiveAndComplete(ids.conversion, "70.00");
    ids.failed = await createRollover(
      api,
      {
        externalId: "=cmd|' /C calc'!A0",
        attestations: { eligibleAmount: true, isNonresidentAlien: true },
      },
      "test-manual",
    );
    await runActions(
      api,
      ids.failed,
      ...ACTIONS_TO_PROCESSING,
      ["mark_funds_sent", buildPayment("30.00")],
      "fail",
    );
    ids.open = await createRollover(api, {}, "test-manual");
    await runActions(api, ids.open, ...ACTIONS_TO_PROCESSING, ["mark_funds_sent", buildPayment("9.00")]);
    const cancelled = await createRollover(api, {}, "test-manual");
    await runActions(api, cancelled, "cancel");
  });

  it("200 returns a line for each form: rollovers in progress, then ended ones, newest first", async () => {
    const lines = await read("?year=2026");
    const rows = lines.map((line) => [
      Object.keys(ids).find((name) => ids[name] === line.rolloverId),
      line.form,
      line.box7DistributionCode ?? null,
      line.box1GrossDistribution ?? line.box2RolloverContributions ?? line.box3RothConversion,
    ]);
    expect(rows).toEqual([
      ["open", "1099-R", "G", "9.00"],
      ["failed", "1099-R", "G", "30.00"],
      // Born in 1960, so older than 59½.
      ["conversion", "1099-R", "7", "70.00"],
      ["conversion", "5498", null, "70.00"],
      ["indirect", "1099-R", "7", "1000.00"],
      ["indirect", "5498", null, "1000.00"],
      ["direct", "1099-R", "G", "150.00"],
      ["direct", "5498", null, "150.00"],
    ]);
    expect(lines.map(({ status }) => status)).toEqual(["open", ...Array(7).fill("final")]);
    expect(lines[4]).toMatchObject({
      object: "tax_report_line",
      environment: "test",
      year: 2026,
      box2aTaxableAmount: "1000.00",
      box4FederalTaxWithheld: "200.00",
      box14StateTaxWithheld: "50.00",
      box7IraSepSimple: false,
      box15State: "NY",
      box16StateDistribution: "1000.00",
      warnings: [],
    });
  });

  it.each([
    ["a wrong state", { stateCode: "NY" }],
    ["a missing state", {}],
  ])("200 shows the correct state after %s was corrected", async (_, state) => {
    const organization = await newOrganization(base);
    const id = await createRollover(organization, { type: "indirect_60_day" }, "test-manual");
    const distribution = {
      receivedOn: "2026-12-31",
      grossAmount: "1000.00",
      withheldFederal: "200.00",
      withheldState: "50.00",
      ...state,
    };
    const correction = { transferId: "tr_1", reason: "The state was wrong.", stateCode: "CA" };
    await runActions(
      organization,
      id,
      "submit",
      "start_review",
      "approve",
      ["record_distribution", distribution],
      ["correct_transfer", correction],
    );
    const response = await fetchReport("?year=2026", undefined, organization.ak.key);
    // A second line or the void payment's state would fail here.
    expect(JSON.parse(await response.text())).toMatchObject({
      form: "1099-R",
      box14StateTaxWithheld: "50.00",
      box15State: "CA",
      box16StateDistribution: "1000.00",
    });
  });

  it("200 names the movements of each line, as in the ledger", async () => {
    const lines = await read("?year=2026");
    const { body: ledger } = await api.call("get", `/v1/rollovers/${ids.indirect}/ledger`);
    const movements = lines
      .filter(({ rolloverId }) => rolloverId === ids.indirect)
      .flatMap((line) => line.movements as unknown as { id: string }[]);
    // Sent, federal and state withholding, and received.
    expect(movements).toHaveLength(4);
    const identify = ({ id, account, amount }: Record<string, string>) => ({ id, account, amount });
    expect(ledger.movements.map(identify)).toEqual(
      expect.arrayContaining(movements.map((movement) => identify(movement as Record<string, string>))),
    );
    expect(new Set(movements.map(({ id }) => id)).size).toBe(4);
  });

  it("200 adds up to the sums of the rollovers", async () => {
    const lines = await read("?year=2026");
    const exported = await fetch(`${base.url}/v1/rollovers/export`, {
      headers: { Authorization: `Bearer ${api.ak.key}` },
    });
    const rollovers = (await exported.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .filter(({ state }) => state !== "cancelled");
    const sum = (amounts: unknown[]) => amounts.reduce<number>((total, one) => total + toCents(one), 0);
    const sumBox = (name: string) => sum(lines.map((line) => line[name]));
    expect({
      gross: sumBox("box1GrossDistribution"),
      federal: sumBox("box4FederalTaxWithheld"),
      state: sumBox("box14StateTaxWithheld"),
      received:
        sumBox("box2RolloverContributions") + sumBox("box3RothConversion") + sumBox("box13aLateContribution"),
    }).toEqual({
      gross: sum(rollovers.map(({ amounts }) => amounts.gross)),
      federal: sum(rollovers.map(({ amounts }) => amounts.withheldFederal)),
      state: sum(rollovers.map(({ amounts }) => amounts.withheldState)),
      received: sum(rollovers.map(({ amounts }) => amounts.received)),
    });
  });

  it("200 determines the year in the organization's time zone, and is empty without rollovers", async () => {
    expect(await read("?year=2027")).toEqual([]);
    expect(await read("?year=2025")).toEqual([]);
    const other = await buildKey(base, "ak");
    const response = await fetchReport("?year=2026", undefined, other.key);
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it("200 returns CSV by Accept and by format, with the same lines and no formulas", async () => {
    const lines = await read("?year=2026");
    const [byAccept, byFormat, ndjson] = await Promise.all([
      fetchReport("?year=2026", "text/csv"),
      fetchReport("?year=2026&format=csv"),
      fetchReport("?year=2026&format=ndjson", "text/csv"),
    ]);
    expect(Object.fromEntries(byAccept.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="tax-report-2026.csv"',
      "cache-control": "no-store",
    });
    expect(ndjson.headers.get("content-disposition")).toBe('attachment; filename="tax-report-2026.ndjson"');
    expect((await ndjson.text()).split("\n")).toHaveLength(lines.length + 1);
    const text = await byAccept.text();
    expect(await byFormat.text()).toBe(text);
    const rows = parse(text, { columns: true }) as Record<string, string>[];
    const asCells = lines.map(({ object: _, ...line }) =>
      Object.fromEntries(
        Object.entries(line).map(([name, value]) => [
          name,
          Array.isArray(value)
            ? value.map(({ code, id }) => (name === "warnings" ? code : id)).join(" ")
            : String(value ?? ""),
        ]),
      ),
    );
    // The apostrophe keeps spreadsheets from running the cell as a formula.
    for (const cells of asCells)
      if (cells.externalId?.startsWith("=")) cells.externalId = `'${cells.externalId}`;
    expect(rows.map(({ warnings }) => warnings)).toContain("report_on_1042_s");
    expect(rows).toMatchObject(asCells);
  });

  it("200 returns both forms of each of 1,051 rollovers once, read in several pages", async () => {
    const largeOrganization = await newOrganization(base);
    const id = await createRollover(largeOrganization, {}, "test-manual");
    const lastActions = ["mark_funds_sent", "mark_funds_received", "complete"] as const;
    await runActions(largeOrganization, id, ...ACTIONS_TO_PROCESSING, ...lastActions);
    await copyRollovers(base, id, { count: 1_050, from: new Date("2026-12-01T00:00:00.000Z") });
    const response = await fetchReport("?year=2026", undefined, largeOrganization.ak.key);
    const lines = (await response.text()).trim().split("\n");
    expect(lines).toHaveLength(2 * 1_051);
    const forms = lines.map((line) => `${JSON.parse(line).rolloverId} ${JSON.parse(line).form}`);
    expect(new Set(forms).size).toBe(2 * 1_051);
  });

  it.each(["", "?year=26", "?year=1999", "?year=2026.5", "?year=x", "?year=2026&year=2025"])(
    "400 for %j",
    async (query) => {
      expect(expectIssues(await api.call("get", `${PATH}${query}`), "invalid_request")).toEqual(["year"]);
    },
  );

  it("400 for another format, 406 for an unsupported Accept header, 403 without the scope", async () => {
    const response = await api.call("get", `${PATH}?year=2026&format=xml`);
    expect(expectIssues(response, "invalid_request")).toEqual(["format"]);
    const pdf = await api.call("get", `${PATH}?year=2026`).set("Accept", "application/pdf");
    expectProblem(pdf, "not_acceptable");
    const { key } = await buildKey(base, "ak", { scopes: ["accounts:read"] });
    expectProblem(await api.call("get", `${PATH}?year=2026`, key), "insufficient_scope");
  });
});

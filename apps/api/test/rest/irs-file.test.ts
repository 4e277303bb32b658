import { beforeAll, describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import { buildKey, TestClock } from "@svc/testing";
import { createErasableAccount } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";
import { NOW, runActions } from "../workflow/rollover-steps.ts";
import { completeRollover } from "./complete-rollover.ts";

const RECORD_LENGTH = 750;
const UNKNOWN_CUSTODIAN = "cus_01m7zh3x9benbshk5efdjv6mew";
const UNKNOWN_FILING = "txf_01m7zh3x9benbshk5efdjv6mew";
const ADDRESS = {
  line1: "100 Market St",
  line2: "#4",
  city: "St. Louis",
  region: "MO",
  postalCode: "63101-1234",
};
const CALIFORNIA_CODE = "06";
const PHONE = "202-555-0100";
const TINS = { transmitter: "900000012", payer: "900000023", recipient: "900000034", old: "900000045" };

/** Positions in records of IRS Publication 1220, as bounds for `slice`. */
const FIELDS = {
  transmitterControlCode: [15, 20],
  transmitterTestIndicator: [27, 28],
  payerFormAndAmountCodes: [25, 34],
  payeeStreetAddress: [367, 407],
  payeeIraIndicators: [546, 550],
  statePayeeCount: [1, 9],
  stateCode: [746, 748],
} as const;

const readField = (record: string | undefined, field: keyof typeof FIELDS) => record?.slice(...FIELDS[field]);
const splitRecords = (text: string) =>
  Array.from({ length: text.length / RECORD_LENGTH }, (_, index) =>
    text.slice(index * RECORD_LENGTH, (index + 1) * RECORD_LENGTH),
  );
/** T transmitter, A payer, B payee, C end of payer, K state totals, F end of file. */
const listRecordTypes = (records: readonly string[]) => records.map((record) => record[0]).join("");
/**
 * Indicator G is a changed or withdrawn form, C the new form after a withdrawal. Amounts 1 and 2 are in
 * cents.
 */
const readPayee = (record: string | undefined = "") => ({
  indicator: record[5],
  tin: record.slice(11, 20),
  account: record.slice(20, 40).trim(),
  name: record.slice(287, 327).trim(),
  amounts: [Number(record.slice(54, 66)), Number(record.slice(66, 78))],
});
/** Builds the account number on Form 1099-R: the end of the ID, and the distribution code. */
const buildPayeeAccount = (rolloverId: string) => `${rolloverId.slice(-16)}G`.toUpperCase();

describe("IRS files", () => {
  const service = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  let api: TestApi;
  beforeAll(async () => {
    api = await newOrganization(service);
  });

  const recordFiling = async (form = "1099-R") =>
    (await api.call("post", "/v1/tax-filings").send({ year: 2026, form }).expect(201)).body;
  async function readFiled(filingId: string): Promise<Record<string, string>[]> {
    const headers = { Authorization: `Bearer ${api.ak.key}` };
    const response = await fetch(`${service.url}/v1/tax-report/filed?filingId=${filingId}`, { headers });
    return (await response.text())
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  }
  const toBody = (custodianId: string, accountIds: readonly string[], changes: object = {}) => ({
    content: "original",
    transmitter: {
      tin: TINS.transmitter,
      controlCode: "00A00",
      name: "Example Services",
      address: ADDRESS,
      contact: { name: "Tax Operations", phone: PHONE, email: "tax@example.com" },
    },
    payer: { custodianId, tin: TINS.payer, name: "Example 401(k) Plan", address: ADDRESS, phone: PHONE },
    recipients: [...new Set(accountIds)].map((accountId) => ({
      accountId,
      tin: TINS.recipient,
      name: "José Nuñez",
      address: ADDRESS,
    })),
    ...changes,
  });
  const addFiledAs = (body: ReturnType<typeof toBody>, accountId: string, filedAs: object) => ({
    ...body,
    recipients: body.recipients.map((one) => (one.accountId === accountId ? { ...one, filedAs } : one)),
  });
  const send = (id: string, body: object, key?: string) =>
    api.call("post", `/v1/tax-filings/${id}/irs-file`, key).send(body);
  /** Records a filing. `buildBodyFor` uses a rollover's custodian as the payer. */
  async function prepareFiling(form?: string) {
    const filing = await recordFiling(form);
    const lines = await readFiled(filing.id);
    return {
      filing,
      lines,
      buildBodyFor: (rolloverId: string, changes: object = {}) => {
        const custodianId = lines.find((line) => line.rolloverId === rolloverId)?.custodianId ?? "";
        const accountIds = lines.flatMap((line) => line.accountId ?? []);
        return toBody(custodianId, accountIds, changes);
      },
    };
  }

  it("200 returns the forms of one custodian, and stores nothing of the request", async () => {
    const id = await completeRollover(api);
    const account = await createErasableAccount(api);
    await completeRollover(api, account.id);
    const { filing, lines, buildBodyFor } = await prepareFiling();
    expect(new Set(lines.map(({ custodianId }) => custodianId)).size).toBe(2);
    const before = await countRows(api);
    const body = buildBodyFor(id);
    const { headers, text } = await send(filing.id, body).expect(200);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(headers["content-disposition"]).toBe(`attachment; filename="irs-original-${filing.id}.txt"`);
    expect(headers["cache-control"]).toBe("no-store");
    const records = splitRecords(text);
    expect(listRecordTypes(records)).toBe("TABCF");
    expect(records.every((one) => /^[\x20-\x7E]{748}\r\n$/.test(one))).toBe(true);
    expect(readField(records[0], "transmitterTestIndicator")).toBe("T");
    expect(readField(records[0], "transmitterControlCode")).toBe("00A00");
    expect(readField(records[1], "payerFormAndAmountCodes")).toBe("9 12456AB");
    expect(readPayee(records[2])).toEqual({
      indicator: " ",
      tin: TINS.recipient,
      account: buildPayeeAccount(id),
      name: "JOSE NUNEZ",
      amounts: [10000, 0],
    });
    expect(readField(records[2], "payeeStreetAddress")?.trim()).toBe("100 MARKET ST 4");
    const entry = await api.db.prisma.auditEntry.findFirst({
      where: { targetId: filing.id, action: "tax_filing.irs_file_written" },
    });
    expect(entry?.data).toEqual({
      content: "original",
      custodianId: body.payer.custodianId,
      formCount: 1,
      isTest: true,
    });
    expect(await countRows(api)).toEqual({ ...before, audit_log: (before.audit_log ?? 0) + 1 });
    for (const stored of [...Object.values(TINS), "Nuñez", "00A00", "Example Services"])
      expect(await findTablesWith(api, stored)).toEqual([]);
  });

  it("200 returns Form 5498 with the kind of IRA", async () => {
    const id = await completeRollover(api);
    const { filing, buildBodyFor } = await prepareFiling("5498");
    const records = splitRecords((await send(filing.id, buildBodyFor(id)).expect(200)).text);
    expect(readField(records[1], "payerFormAndAmountCodes")).toMatch(/^L 23CD/);
    const payee = records.find((one) => one.includes(id.slice(-16).toUpperCase()));
    expect(readPayee(payee).amounts).toEqual([0, 10000]);
    expect(readField(payee, "payeeIraIndicators")).toMatch(/^(1 {3}| {3}1)$/);
  });

  it("200 marks corrections with G, and adds unfiled forms as originals", async () => {
    const id = await completeRollover(api);
    const { filing, buildBodyFor } = await prepareFiling();
    const correctionsBody = buildBodyFor(id, { content: "corrections" });
    expect(expectIssues(await send(filing.id, correctionsBody), "validation_failed")).toEqual([
      "#/payer/custodianId",
    ]);
    await runActions(
      api,
      id,
      ["correct_transfer", { transferId: "tr_1", amount: "90.00", reason: "A digit was wrong." }],
      ["correct_receipt", { receiptId: "rcp_1", amount: "90.00", reason: "A digit was wrong." }],
    );
    // The rollover is in progress, so its form can still change.
    expect(expectIssues(await send(filing.id, correctionsBody), "validation_failed")).toEqual([
      "#/payer/custodianId",
    ]);
    await runActions(api, id, ["complete", { postedAmount: "90.00" }]);
    const laterRolloverId = await completeRollover(api);
    const { buildBodyFor: buildBodyForAll } = await prepareFiling();
    const body = buildBodyForAll(id, { content: "corrections", isTest: false });
    const records = splitRecords((await send(filing.id, body).expect(200)).text);
    expect(listRecordTypes(records)).toBe("TABCABCF");
    // The sandbox writes only test files, whatever the request says.
    expect(readField(records[0], "transmitterTestIndicator")).toBe("T");
    expect(readPayee(records[2])).toMatchObject({
      indicator: " ",
      account: buildPayeeAccount(laterRolloverId),
      amounts: [10000, 0],
    });
    expect(readPayee(records[5])).toMatchObject({
      indicator: "G",
      account: buildPayeeAccount(id),
      amounts: [9000, 0],
    });
  });

  it("200 withdraws the form of a recipient whose name changed, and files a new one", async () => {
    const account = await createErasableAccount(api);
    const id = await completeRollover(api, account.id);
    const { filing, buildBodyFor } = await prepareFiling();
    await api.call("patch", `/v1/accounts/${account.id}`).send({ lastName: "King" }).expect(200);
    const body = buildBodyFor(id, { content: "corrections" });
    const index = body.recipients.findIndex(({ accountId }) => accountId === account.id);
    const pointer = `#/recipients/${index}/filedAs`;
    expect(expectIssues(await send(filing.id, body), "validation_failed")).toEqual([pointer]);
    const withFiledAs = (filedAs: object) => addFiledAs(body, account.id, filedAs);
    const refused = await send(filing.id, withFiledAs({ name: "Лев" }));
    expect(expectIssues(refused, "validation_failed")).toEqual([`${pointer}/name`]);
    // The filed TIN and address default to the recipient's.
    const address = { ...ADDRESS, line1: "x".repeat(39) };
    const recipients = body.recipients.map((one) => ({ ...one, tin: "111111111", address }));
    const withDefaults = addFiledAs({ ...body, recipients }, account.id, { name: "Augusta Lovelace" });
    expect(expectIssues(await send(filing.id, withDefaults), "validation_failed")).toEqual([
      `#/recipients/${index}/address/line1`,
      `#/recipients/${index}/tin`,
    ]);
    const changed = withFiledAs({ name: "Augusta Lovelace", tin: TINS.old });
    const records = splitRecords((await send(filing.id, changed).expect(200)).text);
    expect(listRecordTypes(records)).toBe("TABCABCF");
    const [old, current] = [readPayee(records[2]), readPayee(records[5])];
    expect(old).toMatchObject({ indicator: "G", tin: TINS.old, name: "AUGUSTA LOVELACE", amounts: [0, 0] });
    expect(current).toMatchObject({
      indicator: "C",
      tin: TINS.recipient,
      name: "JOSE NUNEZ",
      amounts: [10000, 0],
    });
    expect(old.account).toBe(current.account);
  });

  it("200 withdraws the form of a recipient whose TIN was wrong, though no box changed", async () => {
    const account = await createErasableAccount(api);
    const id = await completeRollover(api, account.id);
    const { filing, buildBodyFor } = await prepareFiling();
    const body = buildBodyFor(id, { content: "corrections" });
    expect(body.recipients.map(({ accountId }) => accountId)).toContain(account.id);
    const withFiledAs = (filedAs: object) => addFiledAs(body, account.id, filedAs);
    const unchanged = await send(filing.id, withFiledAs({ name: "José Nuñez", tin: TINS.recipient }));
    expect(expectIssues(unchanged, "validation_failed")).toContain("#/payer/custodianId");
    const other = await createErasableAccount(api);
    const { recipients } = toBody("", [other.id]);
    const withoutForm = recipients.map((one) => ({ ...one, filedAs: { name: one.name } }));
    const changed = withFiledAs({ name: "José Nuñez", tin: TINS.old });
    const withOldTin = { ...changed, recipients: [...changed.recipients, ...withoutForm] };
    const records = splitRecords((await send(filing.id, withOldTin).expect(200)).text);
    const payees = records.filter((one) => one[0] === "B").map(readPayee);
    const own = payees.filter(({ account: number }) => number === buildPayeeAccount(id));
    expect(own).toMatchObject([
      { indicator: "G", tin: TINS.old, name: "JOSE NUNEZ", amounts: [0, 0] },
      { indicator: "C", tin: TINS.recipient, name: "JOSE NUNEZ", amounts: [10000, 0] },
    ]);
    expect(own).toHaveLength(payees.length);
  });

  it("200 returns state totals for participating states, and 422 for others", async () => {
    const id = await completeRollover(api);
    const { filing, buildBodyFor } = await prepareFiling();
    const body = buildBodyFor(id, { combinedFilingStates: ["CA", "MO"] });
    expect(expectIssues(await send(filing.id, body), "validation_failed")).toEqual([
      "#/combinedFilingStates/1",
    ]);
    const address = { ...ADDRESS, region: "CA" };
    const inCalifornia = {
      ...body,
      combinedFilingStates: ["CA"],
      recipients: body.recipients.map((one) => ({ ...one, address })),
    };
    const records = splitRecords((await send(filing.id, inCalifornia).expect(200)).text);
    const totals = records.filter((one) => one[0] === "K");
    expect(totals.map((record) => readField(record, "stateCode"))).toEqual([CALIFORNIA_CODE]);
    const payees = records.filter((record) => record[0] === "B");
    expect(Number(readField(totals[0], "statePayeeCount"))).toBe(payees.length);
  });

  it("422 names each value that is missing or does not fit, and changes nothing", async () => {
    const id = await completeRollover(api);
    const { filing, lines, buildBodyFor } = await prepareFiling();
    const body = buildBodyFor(id);
    const accountId = lines.find((line) => line.rolloverId === id)?.accountId ?? "";
    const index = body.recipients.findIndex((one) => one.accountId === accountId);
    const recipient = body.recipients[index];
    const { payer, transmitter } = body;
    const withRecipient = (changes: object) => ({
      ...body,
      recipients: body.recipients.with(index, { ...recipient, ...changes } as never),
    });
    const cases: [object, string[]][] = [
      [{}, ["#/content", "#/payer", "#/recipients", "#/transmitter"]],
      [{ ...body, recipients: [] }, ["#/recipients"]],
      [{ ...body, content: "all" }, ["#/content"]],
      [{ ...body, combinedFilingStates: ["California"] }, ["#/combinedFilingStates/0"]],
      [{ ...body, combinedFilingStates: "CA" }, ["#/combinedFilingStates"]],
      [{ ...body, extra: 1 }, ["#/extra"]],
      [{ ...body, recipients: body.recipients.toSpliced(index, 1) }, ["#/recipients"]],
      [
        { ...body, recipients: [...body.recipients, recipient] },
        [`#/recipients/${body.recipients.length}/accountId`],
      ],
      [withRecipient({ tin: "123-45-6789" }), [`#/recipients/${index}/tin`]],
      [withRecipient({ tin: "111111111" }), [`#/recipients/${index}/tin`]],
      [withRecipient({ name: "東京" }), [`#/recipients/${index}/name`]],
      [withRecipient({ address: { ...ADDRESS, region: "ZZ" } }), [`#/recipients/${index}/address/region`]],
      [
        withRecipient({ address: { ...ADDRESS, postalCode: "W1U 8ED" } }),
        [`#/recipients/${index}/address/postalCode`],
      ],
      [withRecipient({ address: { ...ADDRESS, country: "GB" } }), [`#/recipients/${index}/address/country`]],
      [
        withRecipient({ address: { ...ADDRESS, line1: "x".repeat(39) } }),
        [`#/recipients/${index}/address/line1`],
      ],
      [{ ...body, payer: { ...payer, custodianId: UNKNOWN_CUSTODIAN } }, ["#/payer/custodianId"]],
      [{ ...body, payer: { ...payer, tin: "1" } }, ["#/payer/tin"]],
      [{ ...body, payer: { ...payer, name: "!!!" } }, ["#/payer/name"]],
      [{ ...body, transmitter: { ...transmitter, controlCode: "0" } }, ["#/transmitter/controlCode"]],
      [
        { ...body, transmitter: { ...transmitter, contact: { ...transmitter.contact, phone: "5550100" } } },
        ["#/transmitter/contact/phone"],
      ],
    ];
    const before = await countRows(api);
    for (const [sent, pointers] of cases) {
      const response = await send(filing.id, sent);
      expect(expectIssues(response, "validation_failed")).toEqual(pointers);
      expect(response.text).not.toMatch(/123-45-6789|111111111/);
    }
    expect(await countRows(api)).toEqual(before);
  });

  it("404 for an unknown ID and another organization, 403 without the scope and for another key type", async () => {
    const id = await completeRollover(api);
    const { filing, buildBodyFor } = await prepareFiling();
    const body = buildBodyFor(id);
    expectProblem(await send(UNKNOWN_FILING, body), "not_found");
    expectProblem(await send("rol_x", body), "not_found");
    const stranger = await buildKey(api, "ak");
    expectProblem(await send(filing.id, body, stranger.key), "not_found");
    const { organizationId } = api.ak;
    const scopes = CREDENTIAL_SCOPES.ak.filter((scope) => scope !== "rollovers:reveal");
    const { key } = await buildKey(api, "ak", { organizationId, scopes });
    expectProblem(await send(filing.id, body, key), "insufficient_scope");
    const widget = await buildKey(api, "sk", { organizationId });
    expectProblem(await send(filing.id, body, widget.key), "key_type_not_allowed");
  });
});

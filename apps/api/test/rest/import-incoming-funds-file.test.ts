import { hash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { buildKey, HOSTILE_TEXTS } from "@svc/testing";
import { buildNacha, buildReturnAddenda } from "../../../../packages/bank-files/test/build-nacha.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";

const PATH = "/v1/bank-files";
const HEADER = "Deposit date,Check number,Amount,Payer name,Memo,Account number,Reference";

interface Row {
  amount?: string;
  day?: string;
  check?: string;
  payer?: string;
  memo?: string;
  account?: string;
  reference?: string;
}

const toLine = (row: Row) =>
  [row.day ?? "2026-01-05", row.check, row.amount ?? "10.00", row.payer, row.memo, row.account, row.reference]
    .map((cell) => `"${(cell ?? "").replaceAll('"', '""')}"`)
    .join(",");
const toCsv = (rows: Row[], total?: string) =>
  [HEADER, ...rows.map(toLine), ...(total === undefined ? [] : [`Total,,${total},,,,`])].join("\n");

describe("Importing a bank file", () => {
  const api = useTestApi();
  const send = (content: string, fields: Record<string, string> = {}, key?: string) => {
    const call = api.call("post", PATH, key);
    for (const [name, value] of Object.entries(fields)) call.field(name, value);
    return call.attach("file", Buffer.from(content), "lockbox.csv");
  };
  const get = async (path: string, query: object = {}) =>
    (await api.call("get", path).query(query).expect(200)).body;
  const listItems = async (fileId: string) =>
    (await get("/v1/incoming-funds", { fileId, limit: 100 })).data.sort(
      (one: { line: number }, other: { line: number }) => one.line - other.line,
    );

  it("records each credit, and adds up to the file's total", async () => {
    const content = toCsv(
      [
        {
          amount: "80000.00",
          check: "1042",
          payer: "North Plan Trust",
          account: "IRA-11223344",
          reference: "A-1",
        },
        { amount: "$1,250.10", check: "1043", memo: "FBO Ada Sample", reference: "A-2" },
      ],
      "81250.10",
    );
    const response = await send(content).expect(201);
    const file = response.body;
    expect(response.headers.location).toBe(`${PATH}/${file.id}`);
    expect(file).toMatchObject({
      name: "lockbox.csv",
      format: "lockbox_csv",
      sha256: hash("sha256", content),
      totals: {
        credits: "81250.10",
        debits: "0.00",
        entries: 2,
        controlCredits: "81250.10",
        controlDebits: "0.00",
        arrivals: 2,
        suspectedDuplicates: 0,
      },
      returns: [],
      issues: [],
    });
    const items = await listItems(file.id);
    expect(items).toMatchObject([
      {
        line: 2,
        amount: "80000.00",
        checkNumber: "1042",
        accountNumberMask: "****3344",
        status: "unmatched",
      },
      { line: 3, amount: "1250.10", memo: "FBO Ada Sample", bankReference: "A-2", method: "check" },
    ]);
    expect(await findTablesWith(api, "11223344")).toEqual([]);
    expect(await get(`${PATH}/${file.id}`)).toEqual(file);
    const { returns: _returns, issues: _issues, ...summary } = file;
    expect((await get(PATH)).data[0]).toEqual(summary);
    const events = (await get("/v1/events", { limit: 20 })).data;
    const fileEvents = events.filter((event: { data: { fileId?: string } }) => event.data.fileId === file.id);
    expect(fileEvents).toMatchObject([
      { type: "incoming_funds.file_imported", data: { arrivalCount: 2, credits: "81250.10" } },
    ]);
    const recordedEvents = events.filter((event: { type: string; data: { incomingFundsId?: string } }) =>
      items.some((item: { id: string }) => item.id === event.data.incomingFundsId),
    );
    expect(recordedEvents).toHaveLength(2);
  });

  it("imports a file once, even in concurrent requests, and rejects repeats with the first import's ID", async () => {
    const content = toCsv([{ reference: "B-1" }]);
    const responses = await Promise.all([1, 2, 3].map(() => send(content)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { id } = responses.find(({ status }) => status === 201)?.body ?? {};
    const before = await countRows(api);
    const refused = await send(content, { name: "another name" });
    expectProblem(refused, "duplicate_file");
    expect(refused.body.fileId).toBe(id);
    expect(await countRows(api)).toEqual(before);
    const other = await buildKey(api, "ak");
    await send(content, {}, other.key).expect(201);
  });

  it("records credits that repeat a bank reference, and marks them as suspected duplicates", async () => {
    const [first] = await listItems((await send(toCsv([{ reference: "C-1" }])).expect(201)).body.id);
    const content = toCsv([{ reference: "C-1" }, { reference: "C-2" }, { reference: "C-2" }, {}, {}]);
    const file = (await send(content).expect(201)).body;
    expect(file.totals).toMatchObject({ arrivals: 5, suspectedDuplicates: 2, credits: "50.00" });
    expect(file.issues).toMatchObject([{ line: 4, code: "duplicate_reference" }]);
    const items = await listItems(file.id);
    expect(items.map((item: { suspectedDuplicateOf: string }) => item.suspectedDuplicateOf)).toEqual([
      first.id,
      null,
      items[1].id,
      null,
      null,
    ]);
  });

  it("lists returns with the earlier arrival that has the same trace number and amount", async () => {
    const trace = "091000010000777";
    const credit = buildNacha({
      entries: [{ cents: 5_000_00n, trace }],
    });
    const arrival = (await listItems((await send(credit).expect(201)).body.id))[0];
    expect(arrival).toMatchObject({ amount: "5000.00", method: "ach", traceNumber: trace });
    const buildReturn = (original: string, cents: bigint) => ({
      code: "26",
      cents,
      addenda: [buildReturnAddenda("R01", original)],
    });
    const entries = [
      buildReturn(trace, 5_000_00n),
      buildReturn(trace, 4_999_99n),
      buildReturn("091000010000999", 1_00n),
    ];
    const response = await send(buildNacha({ entries })).expect(201);
    const file = response.body;
    expect(file).toMatchObject({
      format: "nacha",
      returnCount: 3,
      totals: { arrivals: 0, credits: "0.00", debits: "10000.99" },
      returns: [
        { returnCode: "R01", originalTraceNumber: trace, incomingFundsId: arrival.id, status: "unmatched" },
        { amount: "4999.99", incomingFundsId: null, status: null },
        { originalTraceNumber: "091000010000999", incomingFundsId: null },
      ],
    });
    expect(await listItems(file.id)).toEqual([]);
  });

  it("lists bounced checks with the earlier arrival that has the same check number and amount", async () => {
    const lockbox = toCsv([{ amount: "750.25", check: "70421" }]);
    const [arrival] = await listItems((await send(lockbox).expect(201)).body.id);
    const bai2 = [
      "01,091000019,RECEIVER,261120,0800,1,,,2/",
      "02,RECEIVER,091000019,1,261119,,USD,2/",
      "03,4455667,USD/",
      "16,555,75025,,BR-9,70421,RETURNED ITEM",
      "16,555,75026,,BR-10,70421,RETURNED ITEM",
      "49,150051,4/",
      "98,150051,1,6/",
      "99,150051,1,8/",
    ].join("\n");
    const file = (await send(bai2).expect(201)).body;
    expect(file).toMatchObject({
      format: "bai2",
      returns: [
        { amount: "750.25", checkNumber: "70421", incomingFundsId: arrival.id, status: "unmatched" },
        { amount: "750.26", checkNumber: "70421", incomingFundsId: null },
      ],
    });
    const body = { reason: "Insufficient funds.", reversedOn: "2026-11-20" };
    await api.call("post", `/v1/incoming-funds/${arrival.id}/reverse`).send(body).expect(200);
    expect((await get(`${PATH}/${file.id}`)).returns[0].status).toBe("reversed");
  });

  it("refuses a file with wrong control totals or invalid lines, and stores nothing", async () => {
    const before = await countRows(api);
    const reject = async (content: string, fields: Record<string, string> = {}) => {
      const response = await send(content, fields);
      const pointers = expectIssues(response, "validation_failed");
      expect(new Set(pointers).size).toBe(1);
      return [pointers[0], ...response.body.errors.map(({ detail }: { detail: string }) => detail)];
    };
    expect(await reject(toCsv([{ amount: "10.00" }, { amount: "0.01" }], "10.02"))).toEqual([
      "#/file",
      "line 4: The total is 10.02, but the lines add up to 10.01. (control_total_mismatch)",
    ]);
    expect(await reject(toCsv([{ amount: "10.00" }, { amount: "x" }, { day: "2026-02-30" }]))).toMatchObject([
      "#/file",
      expect.stringContaining("line 3"),
      expect.stringContaining("line 4"),
    ]);
    expect(await reject(toCsv([{ day: "2999-01-01" }]))).toMatchObject([
      "#/file",
      expect.stringMatching(/^line 2: The date 2999-01-01 is after today/),
    ]);
    expect((await reject(""))[1]).toContain("empty_file");
    expect((await reject("no bank file"))[1]).toContain("unknown_format");
    const nacha = buildNacha({ entries: [{ cents: 1_00n }] });
    expect((await reject(nacha.replace("0000000100", "0000000101"))).join()).toContain(
      "control_total_mismatch",
    );
    expect((await reject(toCsv([{}]), { format: "bai2" }))[0]).toBe("#/file");
    expect((await reject(toCsv([{}]), { sha256: "0".repeat(64) }))[0]).toBe("#/sha256");
    expect((await reject(toCsv([{}]), { format: "xls" }))[0]).toBe("#/format");
    for (const columns of ["x", "[]", '{"iban":"x"}', '{"amount":0}'])
      expect((await reject(toCsv([{}]), { columns }))[0]).toBe("#/columns");
    expect(await countRows(api)).toEqual(before);
  });

  it("maps columns with unusual headers", async () => {
    const content = "Gelt,When\n12.50,2026-01-05";
    const columns = JSON.stringify({ amount: "Gelt", receivedOn: 2 });
    const file = (await send(content, { columns, name: "renamed.csv" }).expect(201)).body;
    expect(file).toMatchObject({ name: "renamed.csv", totals: { credits: "12.50" } });
  });

  it("shortens hostile texts and removes Social Security numbers", async () => {
    const rows = [
      ...HOSTILE_TEXTS.map((text) => ({ memo: text.replaceAll("\0", "") })),
      { memo: `SSN 123-45-6789 ${"x".repeat(2_000)}`, payer: "Ada\u202e Sample", check: "123-45-6789" },
    ];
    const { id } = (await send(toCsv(rows)).expect(201)).body;
    const memos: string[] = (await listItems(id)).map(({ memo }: { memo: string | null }) => memo ?? "");
    expect(memos).toHaveLength(rows.length);
    expect(
      memos.filter((memo) => /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(memo) || [...memo].length > 500),
    ).toEqual([]);
    const file = (await send(toCsv(rows.slice(-1))).expect(201)).body;
    expect(file.issues).toMatchObject([{ line: 2, code: "ssn_removed" }]);
    const [item] = await listItems(file.id);
    expect(item).toMatchObject({ payerName: "Ada Sample", checkNumber: null });
    expect(item.memo).toMatch(/^SSN \*{3}-\*{2}-\*{4} x/);
    expect([...item.memo]).toHaveLength(500);
    expect(await findTablesWith(api, "123-45-6789")).toEqual([]);
  });

  it("imports a file of 5,000 lines", async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      amount: "1000.01",
      check: String(index),
      payer: "North Plan Trust",
      reference: `D-${index}`,
      account: `IRA-${10_000_000 + index}`,
    }));
    const file = (await send(toCsv(rows, "5000050.00")).expect(201)).body;
    expect(file.totals).toMatchObject({ arrivals: 5_000, credits: "5000050.00", suspectedDuplicates: 0 });
    const { rows: sums } = await api.db.pool.query(
      "SELECT count(*)::int AS count, sum(amount)::text AS sum FROM incoming_funds WHERE file_id = $1",
      [file.id],
    );
    expect(sums).toEqual([{ count: 5_000, sum: "5000050.00" }]);
  });

  it("requires the scope, and is invisible to other organizations", async () => {
    const { id } = (await send(toCsv([{ reference: "E-1" }])).expect(201)).body;
    const other = await buildKey(api, "ak");
    expectProblem(await api.call("get", `${PATH}/${id}`, other.key), "not_found");
    expect((await api.call("get", PATH, other.key).expect(200)).body.data).toEqual([]);
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    const before = await countRows(api);
    expectProblem(await send(toCsv([{ reference: "E-2" }]), {}, reader.key), "insufficient_scope");
    expectProblem(await api.call("post", PATH).send({ file: "x" }), "unsupported_media_type");
    expect(await countRows(api)).toEqual(before);
  });
});

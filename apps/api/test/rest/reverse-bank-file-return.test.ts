import { describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import { buildCamt } from "../../../../packages/bank-files/test/build-camt.ts";
import { buildNacha, buildReturnAddenda } from "../../../../packages/bank-files/test/build-nacha.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { expectBooks } from "../incoming-funds/expect-books.ts";
import { createFundsCalls } from "../incoming-funds/funds-calls.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";

const DAY = "2026-11-20";
const TRACE = "091000010000777";

describe("A return in a bank file", () => {
  const base = useTestApi({ clock: new TestClock(Date.parse(`${DAY}T17:00:00.000Z`)) });

  const importFile = async (api: TestApi, content: string) =>
    (await api.call("post", "/v1/bank-files").attach("file", Buffer.from(content), "bank").expect(201)).body;
  /** Builds a file whose entry, a debit (26), returns a payment for insufficient funds (R01). */
  const buildReturn = (cents: bigint, trace = TRACE) =>
    buildNacha({ entries: [{ code: "26", cents, addenda: [buildReturnAddenda("R01", trace)] }] });
  const reverse = (api: TestApi, id: string, position: number, key?: string) =>
    api.call("post", `/v1/bank-files/${id}/reverse-return`, key).send({ position });
  const addRollovers = async (api: TestApi) => {
    const { buildRollover } = createFundsCalls(api);
    return [(await buildRollover("funds_sent")).id, (await buildRollover("funds_sent")).id] as const;
  };
  const addDividedCredit = async (api: TestApi) => {
    const { change, list } = createFundsCalls(api);
    const rolloverIds = await addRollovers(api);
    await importFile(api, buildNacha({ entries: [{ cents: 10_000n, trace: TRACE }] }));
    const [arrival] = await list({});
    const allocations = rolloverIds.map((rolloverId, index) => ({
      rolloverId,
      amount: index === 0 ? "60.00" : "40.00",
    }));
    await change(arrival.id, "apply", { allocations }).expect(200);
    return { arrival, rolloverIds };
  };
  const expectUndone = async (api: TestApi, rolloverIds: readonly string[]) => {
    for (const id of rolloverIds) {
      const rollover = await createFundsCalls(api).readRollover(id);
      expect(rollover).toMatchObject({ state: "funds_sent", amounts: { received: "0.00" } });
      await expectConsistent(api, id);
    }
  };

  it("reverses money that is divided over rollovers, with all receipts", async () => {
    const api = await newOrganization(base);
    const { arrival, rolloverIds } = await addDividedCredit(api);
    const file = await importFile(api, buildReturn(10_000n));
    const part = { incomingFundsId: arrival.id, amount: "100.00", status: "applied", rolloverIds };
    expect(file.returns).toMatchObject([{ match: "arrival", incomingFundsId: arrival.id, parts: [part] }]);
    const responses = await Promise.all([1, 2, 3].map(() => reverse(api, file.id, 1)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 200)?.body.returns).toMatchObject([
      { status: "reversed", parts: [{ status: "reversed", rolloverIds: [] }] },
    ]);
    await expectUndone(api, rolloverIds);
    await expectBooks(api, [{ receivedOn: arrival.receivedOn, amount: "100.00" }], rolloverIds);
  });

  it("finds all parts, including money whose receipt is voided before or after the import", async () => {
    for (const voidsBeforeImport of [true, false]) {
      const api = await newOrganization(base);
      const { arrival, rolloverIds } = await addDividedCredit(api);
      const [first] = rolloverIds;
      const { perform, readRollover, listEventTypes, read } = createFundsCalls(api);
      const voidReceipt = async () => {
        const [{ id: receiptId }] = (await readRollover(first)).receipts;
        await perform(first, "void_receipt", { receiptId, reason: "typed_wrong" });
      };
      if (voidsBeforeImport) await voidReceipt();
      const { id } = await importFile(api, buildReturn(10_000n));
      if (!voidsBeforeImport) await voidReceipt();
      const file = (await api.call("get", `/v1/bank-files/${id}`).expect(200)).body;
      expect(file.returns).toMatchObject([
        {
          match: voidsBeforeImport ? "divided" : "arrival",
          incomingFundsId: arrival.id,
          status: "applied",
          parts: [
            { incomingFundsId: arrival.id, amount: "40.00", status: "applied" },
            { amount: "60.00", status: "unmatched", rolloverIds: [] },
          ],
        },
      ]);
      const reversed = (await reverse(api, id, 1).expect(200)).body;
      for (const { incomingFundsId } of reversed.returns[0].parts) {
        expect(await read(incomingFundsId)).toMatchObject({
          status: "reversed",
          allocations: [],
          outcome: { code: "R01", on: DAY, reason: "Insufficient funds" },
        });
        expect((await listEventTypes(incomingFundsId)).at(-1)).toBe("reversed");
      }
      await expectUndone(api, rolloverIds);
      await expectBooks(api, [{ receivedOn: arrival.receivedOn, amount: "100.00" }], rolloverIds);
    }
  });

  it("finds the lines of a check that were recorded separately", async () => {
    const api = await newOrganization(base);
    const { record, change } = createFundsCalls(api);
    const rolloverIds = await addRollovers(api);
    const amounts = ["10.00", "20.00"];
    const ids: string[] = [];
    for (const [index, rolloverId] of rolloverIds.entries()) {
      const { id } = await record({ amount: amounts[index], receivedOn: DAY, checkNumber: "70421" });
      await change(id, "apply", { rolloverId }).expect(200);
      ids.push(id);
    }
    // Type code 555: a deposited item returned, here the check of $30.00.
    const bai2 = [
      "01,091000019,RECEIVER,261120,0800,1,,,2/",
      "02,RECEIVER,091000019,1,261120,,USD,2/",
      "03,4455667,USD/",
      "16,555,3000,,BR-9,70421,RETURNED ITEM",
      "49,3000,3/",
      "98,3000,1,5/",
      "99,3000,1,7/",
    ].join("\n");
    const file = await importFile(api, bai2);
    expect(file.returns).toMatchObject([
      { match: "lines", parts: [{ incomingFundsId: ids[0] }, { incomingFundsId: ids[1] }] },
    ]);
    await reverse(api, file.id, 1).expect(200);
    await expectUndone(api, rolloverIds);
    const arrivals = amounts.map((amount) => ({ receivedOn: DAY, amount }));
    await expectBooks(api, arrivals, rolloverIds);
  });

  it("finds a divided payment of a camt file", async () => {
    const api = await newOrganization(base);
    const { change, list } = createFundsCalls(api);
    const rolloverIds = await addRollovers(api);
    const details = "<NtryDtls><TxDtls><Refs><EndToEndId>E2E-9</EndToEndId></Refs></TxDtls></NtryDtls>";
    await importFile(api, buildCamt({ bookedOn: DAY, entries: [{ cents: 7_000n, details }] }));
    const [arrival] = await list({});
    const allocations = rolloverIds.map((rolloverId) => ({ rolloverId, amount: "35.00" }));
    await change(arrival.id, "apply", { allocations }).expect(200);
    const returnDetails =
      "<NtryDtls><TxDtls><Refs><EndToEndId>E2E-9</EndToEndId></Refs><RtrInf><Rsn><Cd>AM04</Cd></Rsn></RtrInf></TxDtls></NtryDtls>";
    const entry = { cents: 7_000n, direction: "DBIT" as const, details: returnDetails };
    const file = await importFile(api, buildCamt({ bookedOn: DAY, messageId: "MSG-2", entries: [entry] }));
    expect(file.returns).toMatchObject([{ match: "arrival", returnCode: "AM04", parts: [{ rolloverIds }] }]);
    await reverse(api, file.id, 1).expect(200);
    await expectUndone(api, rolloverIds);
    await expectBooks(api, [{ receivedOn: arrival.receivedOn, amount: "70.00" }], rolloverIds);
  });

  it("is listed with the reason if a person must decide, and changes nothing", async () => {
    const api = await newOrganization(base);
    const { arrival, rolloverIds } = await addDividedCredit(api);
    const { perform, readRollover } = createFundsCalls(api);
    const [first] = rolloverIds;
    const [{ id: receiptId }] = (await readRollover(first)).receipts;
    await perform(first, "return_to_source", { receiptId, reason: "refused", returnedOn: DAY });
    const entries = [
      [10_000n, TRACE],
      [9_999n, TRACE],
      [1n, "091000010000999"],
    ] as const;
    const content = buildNacha({
      entries: entries.map(([cents, trace]) => ({
        code: "26",
        cents,
        addenda: [buildReturnAddenda("R01", trace)],
      })),
    });
    const file = await importFile(api, content);
    expect(file.returns).toMatchObject([
      {
        match: "already_back",
        incomingFundsId: null,
        status: null,
        parts: [
          { incomingFundsId: arrival.id, amount: "40.00", status: "applied" },
          { amount: "60.00", status: "returned" },
        ],
      },
      { match: "amount_differs", incomingFundsId: null, parts: [{}, {}] },
      { match: "unknown_number", incomingFundsId: null, parts: [] },
    ]);
    const { organizationId } = api.ak;
    const other = await buildKey(api, "ak");
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    const operateKey = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:operate"] });
    const before = await countRows(api);
    for (const position of [1, 2, 3])
      expectProblem(await reverse(api, file.id, position), "invalid_transition");
    for (const position of [4, 0, 1.5, "1", null, 1e9])
      expect(expectIssues(await reverse(api, file.id, position as number), "validation_failed")).toEqual([
        "#/position",
      ]);
    expectProblem(await reverse(api, file.id, 1, other.key), "not_found");
    for (const { key } of [reader, operateKey])
      expectProblem(await reverse(api, file.id, 1, key), "insufficient_scope");
    expect(await countRows(api)).toEqual(before);
    await expectBooks(api, [{ receivedOn: arrival.receivedOn, amount: "100.00" }], rolloverIds);
  });
});

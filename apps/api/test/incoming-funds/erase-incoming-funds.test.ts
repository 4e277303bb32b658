import { describe, expect, it } from "@jest/globals";
import { erase } from "../erasable-account.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";
import { createFundsCalls, FUNDS_PATH } from "./funds-calls.ts";

/** Part of each free text below, so that one search finds any of them. */
const MARKER = "Zq-Hopperton";
const TEXTS = {
  payerName: `${MARKER} Trust`,
  payee: `Bank FBO ${MARKER}`,
  memo: `Rollover of ${MARKER}`,
  note: `${MARKER} called`,
  accountReference: "IRA-99887766",
  imageSha256: "ab".repeat(32),
  checkNumber: "4711",
  bankReference: "REF-4711",
};

describe("Erasing an account with incoming money", () => {
  const api = useTestApi();
  const fundsCalls = () => createFundsCalls(api);

  async function buildApplied(texts: object, headers: Record<string, string> = {}) {
    const { buildRollover, readRollover, change, today } = fundsCalls();
    const { id: rolloverId, accountId } = await buildRollover("funds_sent");
    const { sent: amount } = (await readRollover(rolloverId)).amounts;
    const body = { amount, receivedOn: today, method: "check", ...texts };
    const { id } = (await api.call("post", FUNDS_PATH).set(headers).send(body).expect(201)).body;
    await change(id, "apply", { rolloverId }).expect(200);
    return { id, rolloverId, accountId, amount };
  }

  const complete = async (rolloverId: string) => {
    const { perform, readRollover } = fundsCalls();
    const { received } = (await readRollover(rolloverId)).amounts;
    await perform(rolloverId, "complete", { postedAmount: received });
  };

  it("erases the texts of its money, and the books still tie", async () => {
    const { read, change, summarize, listEntries, today } = fundsCalls();
    const { id, rolloverId, accountId, amount } = await buildApplied(TEXTS, { "Idempotency-Key": "k" });
    await change(id, "unapply", { reason: `${MARKER} was wrong` }).expect(200);
    await change(id, "apply", { rolloverId }).expect(200);
    await complete(rolloverId);
    const before = await summarize({ from: today });
    const shown = await read(id);
    expect(await findTablesWith(api, MARKER)).toContain("incoming_funds");
    expect(await api.db.prisma.idempotencyRecord.count()).toBeGreaterThan(0);

    await erase(api, accountId).expect(200);
    const erased = await read(id);
    expect(erased).toEqual({
      ...shown,
      payerName: null,
      payee: null,
      memo: null,
      note: null,
      accountNumberMask: null,
      imageSha256: null,
      version: shown.version + 1,
      updatedAt: erased.updatedAt,
    });
    expect(erased).toMatchObject({ amount, checkNumber: "4711", bankReference: "REF-4711" });
    expect(await findTablesWith(api, MARKER)).toEqual([]);
    expect(await api.db.prisma.idempotencyRecord.count()).toBe(0);
    expect(await summarize({ from: today })).toEqual(before);
    const entries = await listEntries(id);
    expect(entries.map(({ sequence, type }) => [sequence, type])).toEqual([
      [1, "recorded"],
      [2, "applied"],
      [3, "unapplied"],
      [4, "applied"],
      [5, "erased"],
    ]);
    expect(entries[2]?.data).toMatchObject({ reason: "erased", allocations: [{ rolloverId, amount }] });
    await expectConsistent(api, rolloverId);
  });

  it("keeps the texts of money shared with other participants until all are erased", async () => {
    const { buildRollover, record, change, read } = fundsCalls();
    const [one, other] = [await buildRollover("funds_sent"), await buildRollover("funds_sent")];
    const { id } = await record({ ...TEXTS, amount: "10.00" });
    const allocations = [one, other].map(({ id: rolloverId }) => ({ rolloverId, amount: "5.00" }));
    await change(id, "apply", { allocations }).expect(200);
    for (const { id: rolloverId } of [one, other]) {
      const failure = { code: "gave_up", reason: "Ended.", fundsDisposition: "Kept." };
      await fundsCalls().perform(rolloverId, "fail", failure);
    }
    await erase(api, one.accountId).expect(200);
    expect(await read(id)).toMatchObject({ payee: TEXTS.payee });
    await erase(api, other.accountId).expect(200);
    expect(await read(id)).toMatchObject({ payee: null, allocations: [{}, {}] });
  });

  it("erases the texts of returned money, but not of money that waits again for a rollover", async () => {
    const { perform, read, today, change } = fundsCalls();
    const [returned, waiting] = [
      await buildApplied({ ...TEXTS, bankReference: "REF-1" }),
      await buildApplied({ ...TEXTS, bankReference: "REF-2" }),
    ];
    await perform(returned.rolloverId, "return_to_source", { reason: "other", returnedOn: today });
    await change(waiting.id, "unapply", { reason: "Wrong participant." }).expect(200);
    for (const { rolloverId, accountId } of [returned, waiting]) {
      await perform(rolloverId, "fail", {
        code: "gave_up",
        reason: "Ended.",
        fundsDisposition: "Sent back.",
      });
      await erase(api, accountId).expect(200);
    }
    expect(await read(returned.id)).toMatchObject({
      status: "returned",
      payee: null,
      outcome: { reason: "erased", on: today },
    });
    expect(await read(waiting.id)).toMatchObject({ status: "unmatched", payee: TEXTS.payee });
  });

  it("refuses to apply or unapply money of an erased participant", async () => {
    const { record, change, read } = fundsCalls();
    const { id, rolloverId, accountId } = await buildApplied({ ...TEXTS, bankReference: "REF-3" });
    await complete(rolloverId);
    await erase(api, accountId).expect(200);
    const other = await record({ amount: "1.00" });
    for (const response of [
      await change(other.id, "apply", { rolloverId }),
      await change(id, "unapply", { reason: "Wrong." }),
    ]) {
      expect(response.status).toBe(409);
      expect(response.body).toMatchObject({ code: "invalid_transition" });
    }
    expect(await read(other.id)).toMatchObject({ status: "unmatched" });
    expect(await read(id)).toMatchObject({ status: "applied" });
  });
});

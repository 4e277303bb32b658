import { describe, expect, it } from "@jest/globals";
import { LATE_REASONS } from "@svc/rollover-rules/deadlines/late-reasons";
import { TestClock } from "@svc/testing";
import { selfCertification } from "../../src/rollovers/self-certification/certification-examples.ts";
import { expectProblem } from "../expect-problem.ts";
import { readLetter, readLetterText } from "../letters/read-letter.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent, NOW, readStored, runActions } from "../workflow/rollover-steps.ts";

const PDF = "application/pdf";
/** The 60 days end on May 1. */
const PAYOUT = {
  receivedOn: "2026-03-02",
  grossAmount: "10000.00",
  withheldFederal: "2000.00",
  withheldState: "0.00",
  datesAttested: true,
} as const;

describe("GET /v1/rollovers/{id}/self-certification", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const readCertification = (id: string) => api.call("get", `/v1/rollovers/${id}/self-certification`);
  const createDistributed = async () => {
    const id = await createRollover(api, { type: "indirect_60_day" });
    await runActions(api, id, "submit", "start_review", "approve", ["record_distribution", PAYOUT]);
    return id;
  };
  const receive = (id: string, receipt: object) =>
    runActions(api, id, ["mark_funds_received", { datesAttested: true, ...receipt } as never]);

  it("200 certifies late amounts with their reasons, and audits the read", async () => {
    const id = await createDistributed();
    await receive(id, { amount: "3000.00", receivedOn: "2026-04-20" });
    await receive(id, { amount: "4000.00", receivedOn: "2026-05-20", lateReasonCode: "postal_error" });
    await receive(id, { amount: "1000.50", receivedOn: "2026-05-21", lateReasonCode: "family_death" });
    const before = await readStored(api, id);
    const { headers, body } = await readCertification(id).expect(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toMatchObject({
      object: "self_certification",
      participant: { name: "Ada Sample", address: [] },
      recipient: { name: "Test: Manual", accountNumber: "IRA-11223344" },
      amount: "5000.50",
    });
    expect(body.reasons.map(({ code }: { code: string }) => code)).toEqual(Object.keys(LATE_REASONS));
    const checked = body.reasons.filter(({ isChecked }: { isChecked: boolean }) => isChecked);
    expect(checked.map(({ code }: { code: string }) => code)).toEqual(["family_death", "postal_error"]);
    const clearChecks = (reasons: { isChecked: boolean }[]) =>
      reasons.map((one) => ({ ...one, isChecked: false }));
    expect(clearChecks(body.reasons)).toEqual(clearChecks(selfCertification.reasons));
    const { row, timeline, events } = await expectConsistent(api, id);
    expect(row.version).toBe(before.row.version);
    for (const entry of [timeline.at(-1), events.at(-1)]) {
      expect(entry?.type).toBe("rollover.self_certification_revealed");
    }
    const audited = { targetId: id, action: "rollover.self_certification_revealed" };
    expect(await api.db.prisma.auditEntry.count({ where: audited })).toBe(1);
  });

  it("200 returns the model letter, to be printed and signed", async () => {
    const id = await createDistributed();
    await receive(id, { amount: "8000.00", receivedOn: "2026-05-20", lateReasonCode: "postal_error" });
    const response = await readCertification(id).set("Accept", PDF).responseType("blob").expect(200);
    expect(response.headers).toMatchObject({
      "content-type": PDF,
      "content-disposition": 'attachment; filename="self-certification.pdf"',
    });
    const letter = await readLetter(response.body);
    expect(letter.isTagged).toBe(true);
    expect(letter.metadata.Title).toBe("Certification for late rollover contribution");
    const text = readLetterText(letter).replace(/\s+/g, " ");
    for (const part of [
      "Pursuant to Internal Revenue Service Revenue Procedure 2020-46, I certify that my contribution of $8,000.00 missed",
      "you may rely on this certification",
      "the IRS has not previously denied a request for a waiver",
      "you will be required to report the contribution to the IRS",
    ]) {
      expect(text).toContain(part);
    }
    for (const { detail } of selfCertification.reasons) expect(text).toContain(detail);
    // An X precedes each checked reason.
    const { taggedTexts } = letter;
    const marked = taggedTexts.filter((_, index) => taggedTexts[index - 1]?.[1] === "X");
    expect(marked).toEqual([["LBody", "A postal error occurred."]]);
    expect(JSON.stringify(letter.metadata)).not.toMatch(/Ada|Sample|223344/);
  });

  it("409 if nothing was late, or late only for a reason that is not listed; records nothing", async () => {
    const onTime = await createDistributed();
    await receive(onTime, { amount: "8000.00", receivedOn: "2026-04-20" });
    const withFreeTextReason = await createDistributed();
    const freeText = { receivedOn: "2026-05-20", lateReason: "the bank was closed" };
    await receive(withFreeTextReason, { amount: "8000.00", ...freeText });
    const direct = await createRollover(api, { externalId: "direct" });
    for (const id of [onTime, withFreeTextReason, direct]) {
      const before = await readStored(api, id);
      expectProblem(await readCertification(id), "nothing_to_certify");
      expectProblem(await readCertification(id).set("Accept", PDF), "nothing_to_certify");
      expect(await readStored(api, id)).toEqual(before);
    }
  });

  it("409 if the late receipt was voided", async () => {
    const id = await createDistributed();
    await receive(id, { amount: "8000.00", receivedOn: "2026-05-20", lateReasonCode: "postal_error" });
    await runActions(api, id, ["void_receipt", { receiptId: "rcp_1", reason: "typed_wrong" } as never]);
    expectProblem(await readCertification(id), "nothing_to_certify");
  });

  it("406 for any other format", async () => {
    const id = await createDistributed();
    await receive(id, { amount: "8000.00", receivedOn: "2026-05-20", lateReasonCode: "postal_error" });
    expectProblem(await readCertification(id).set("Accept", "text/html"), "not_acceptable");
  });
});

import { describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, expectAction, expectConsistent, NOW, readStored } from "./rollover-steps.ts";

const TODAY = NOW.slice(0, 10);
const REPORT = { diedOn: "2026-06-10", actingParty: "surviving_spouse" };
const CERTIFICATE = { type: "death_certificate", name: "certificate.pdf", sha256: "b".repeat(64) };

describe("The participant's death during a rollover", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createRolloverIn(state: string): Promise<string> {
    const id = await createRollover(api);
    await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: state }).expect(200);
    return id;
  }
  const provideCertificate = async (id: string): Promise<string> => {
    const { body } = await act(api, id, "provide_documents", { documents: [CERTIFICATE] }).expect(200);
    return body.documents.at(-1).id;
  };

  it("stops a rollover before money leaves, until it is canceled or the report proves wrong", async () => {
    const id = await createRolloverIn("processing");
    const { body } = await expectAction(api, id, "report_death", "on_hold", REPORT);
    expect(body).toMatchObject({
      hold: { code: "participant_died" },
      death: { ...REPORT, documentId: null, resolution: null },
    });
    const { warnings } = (await api.call("get", `/v1/rollovers/${id}/instructions`).expect(200)).body;
    expect(warnings.map(({ code }: { code: string }) => code)).toContain("participant_died");
    for (const action of ["release", "amend"]) {
      const refused = expectProblem(await act(api, id, action), "invalid_transition");
      expect(refused.detail).toContain("The participant died");
    }
    await expectAction(api, id, "resolve_death", "processing", { resolution: "reported_in_error" });
    await expectAction(api, id, "report_death", "on_hold", REPORT);
    await expectAction(api, id, "cancel", "cancelled");
  });

  it("money in transit arrives, goes back with evidence, and cannot be sent again", async () => {
    const id = await createRolloverIn("funds_sent");
    await expectAction(api, id, "report_death", "on_hold", REPORT);
    const arrival = { amount: "10000.00", receivedOn: TODAY };
    await expectAction(api, id, "mark_funds_received", "on_hold", arrival);
    const withoutDocument = await act(api, id, "resolve_death", { resolution: "return_money" });
    expect(expectProblem(withoutDocument, "validation_failed").errors).toMatchObject([
      { pointer: "#/params/documentId" },
    ]);
    const documentId = await provideCertificate(id);
    const params = { resolution: "return_money", documentId };
    const { body } = await expectAction(api, id, "resolve_death", "funds_received", params);
    expect(body).toMatchObject({ hold: null, death: { documentId, resolution: "return_money" } });
    expectProblem(await act(api, id, "complete", { postedAmount: "10000.00" }), "invalid_transition");
    await expectAction(api, id, "return_to_source", "processing", { reason: "refused", returnedOn: TODAY });
    expectProblem(await act(api, id, "mark_funds_sent"), "invalid_transition");
    await expectAction(api, id, "cancel", "cancelled");
  });

  it("money that arrives can be posted to the account of the beneficiary", async () => {
    const id = await createRolloverIn("funds_received");
    await expectAction(api, id, "report_death", "on_hold", REPORT);
    const documentId = await provideCertificate(id);
    await expectAction(api, id, "resolve_death", "funds_received", { resolution: "re_register", documentId });
    await expectAction(api, id, "complete", "completed", { postedAmount: "10000.00" });
    const { row } = await expectConsistent(api, id);
    // A residual would move more of the participant's money.
    for (const body of [{}, { transfer: { method: "check", amount: "12.34", sentTo: "destination" } }]) {
      const refused = await api.call("post", `/v1/rollovers/${id}/residuals`).send(body);
      expect(expectProblem(refused, "invalid_transition").detail).toContain("The participant died");
    }
    expect((await readStored(api, id)).row).toEqual(row);
  });

  it("the date of death is readable in the timeline, encrypted at rest, and not in events", async () => {
    const id = await createRolloverIn("approved");
    await act(api, id, "report_death", REPORT).expect(200);
    const { timeline, events } = await readStored(api, id);
    expect(timeline.at(-1)?.data).toMatchObject({ diedOn: "erased", actingParty: "surviving_spouse" });
    expect(JSON.stringify(events.at(-1)?.data)).not.toContain(REPORT.diedOn);
    const { body } = await api.call("get", `/v1/rollovers/${id}/timeline`).expect(200);
    expect(body.data.at(-1).data).toMatchObject({ diedOn: REPORT.diedOn });
  });

  it.each([
    ["#/params/diedOn", { diedOn: "2026-06-16" }],
    ["#/params/diedOn", { diedOn: "yesterday" }],
    ["#/params/actingParty", { actingParty: "a friend" }],
    ["#/params/documentId", { documentId: "doc_1' OR '1'='1" }],
  ])("refuses an invalid report with %s, and changes nothing", async (pointer, changes) => {
    const id = await createRolloverIn("approved");
    const before = await readStored(api, id);
    const refused = await act(api, id, "report_death", { ...REPORT, ...changes });
    expect(expectProblem(refused, "validation_failed").errors).toMatchObject([{ pointer }]);
    const otherKey = await buildKey(api, "ak");
    expectProblem(await act(api, id, "report_death", REPORT, { key: otherKey.key }), "not_found");
    expectProblem(await act(api, id, "resolve_death"), "invalid_transition");
    expect(await readStored(api, id)).toEqual(before);
  });
});

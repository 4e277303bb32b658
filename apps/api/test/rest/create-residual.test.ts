import { describe, expect, it } from "@jest/globals";
import { TEST_CIPHER, TestClock } from "@svc/testing";
import { createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { advanceRollover } from "../sandbox/sandbox-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  act,
  createRollover,
  expectConsistent,
  NOW,
  readStored,
  runActions,
} from "../workflow/rollover-steps.ts";

const TODAY = NOW.slice(0, 10);
const CHECK = { method: "check", amount: "12.34", sentTo: "destination", checkNumber: "881" };

describe("POST /v1/rollovers/{id}/residuals", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createCompleted(): Promise<string> {
    const id = await createRollover(api, {}, "test-manual");
    await advanceRollover(api, id, "completed").expect(200);
    return id;
  }
  async function decryptNumber(id: string, side: "source" | "destination") {
    const row = await api.db.prisma.rollover.findUniqueOrThrow({ where: { id } });
    const encryptionContext = { table: "rollovers", column: `${side}_account_number`, rowId: id };
    return TEST_CIPHER.decrypt(row[`${side}AccountNumberCiphertext`], encryptionContext);
  }
  const createResidual = (id: string, body: object = {}, key?: string) =>
    api.call("post", `/v1/rollovers/${id}/residuals`, key).send(body);

  it.each([
    ["processing", {}],
    ["funds_sent", { transfer: CHECK }],
    ["funds_received", { transfer: CHECK, receipt: { amount: "12.34", receivedOn: TODAY } }],
  ])(
    "201 starts the residual in %s, according to the payment and receipt sent, and leaves the original completed",
    async (state, body) => {
      const id = await createCompleted();
      const before = (await api.call("get", `/v1/rollovers/${id}`)).body;
      const response = await createResidual(id, { ...body, externalId: `late-${id}` }).expect(201);
      expect(response.headers.location).toBe(`/v1/rollovers/${response.body.id}`);
      const { source, destination, consent, documents, type, attestations } = before;
      expect(response.body).toMatchObject({
        ...{ source, destination, consent, documents, type, attestations },
        state,
        residualOf: id,
        residuals: [],
        amount: { kind: "full", requested: null },
        externalId: `late-${id}`,
      });
      const after = (await api.call("get", `/v1/rollovers/${id}`)).body;
      const { version, updatedAt } = after;
      expect(after).toEqual({ ...before, residuals: [response.body.id], version, updatedAt });
      expect(version).toBe(before.version + 1);
      const [first, second] = [
        await expectConsistent(api, id),
        await expectConsistent(api, response.body.id),
      ];
      expect(first.events.at(-1)).toMatchObject({
        type: "rollover.residual_created",
        data: { state: "completed", residualId: response.body.id },
      });
      expect(second.events[0]).toMatchObject({
        type: "rollover.created",
        data: { state: "processing", previousState: null, residualOf: id },
      });
      for (const side of ["source", "destination"] as const) {
        expect(await decryptNumber(response.body.id, side)).toBe(await decryptNumber(id, side));
      }
      await advanceRollover(api, response.body.id, "completed").expect(200);
      expect((await createResidual(response.body.id).expect(201)).body.residualOf).toBe(response.body.id);
    },
  );

  it("201 accepts dates since the original's creation, and earlier ones only if attested", async () => {
    const id = await createCompleted();
    const tooEarly = await createResidual(id, { transfer: { ...CHECK, sentOn: "2026-06-14" } });
    expect(expectIssues(tooEarly, "validation_failed")).toEqual(["#/transfer/sentOn"]);
    const futureReceipt = { amount: "12.34", receivedOn: "2026-06-16" };
    const future = await createResidual(id, { transfer: CHECK, receipt: futureReceipt });
    expect(expectIssues(future, "validation_failed")).toEqual(["#/receipt/receivedOn"]);
    const withoutTransfer = await createResidual(id, { receipt: futureReceipt });
    expect(expectIssues(withoutTransfer, "validation_failed")).toEqual(["#/transfer"]);
    const invalid = await createResidual(id, { transfer: { ...CHECK, amount: "0.00" }, more: 1 });
    expect(expectIssues(invalid, "validation_failed")).toEqual(["#/more", "#/transfer/amount"]);
    expect((await readStored(api, id)).row.residuals).toEqual([]);
    const attested = { ...CHECK, sentOn: "2026-06-14", datesAttested: true };
    await createResidual(id, { transfer: attested }).expect(201);
  });

  it("409 for a rollover that is not completed, and for one whose participant is erased", async () => {
    const open = await createRollover(api);
    for (const state of ["draft", "funds_sent", "failed"]) {
      if (state !== "draft") await advanceRollover(api, open, state).expect(200);
      expect(expectProblem(await createResidual(open), "invalid_transition")).toMatchObject({ state });
    }
    const account = await createErasableAccount(api);
    const ended = await createRolloverFor(api, account.id);
    await advanceRollover(api, ended, "completed").expect(200);
    await erase(api, account.id).expect(200);
    expectProblem(await createResidual(ended), "invalid_transition");
  });

  it("201 for one of ten concurrent residuals, which can record later money; 409 with its ID for the others", async () => {
    const id = await createCompleted();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => createResidual(id, { transfer: CHECK })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const createdId = responses.find(({ status }) => status === 201)?.body.id;
    for (const response of responses.filter(({ status }) => status === 409))
      expect(expectProblem(response, "duplicate_rollover")).toMatchObject({ rolloverId: createdId });
    expect((await expectConsistent(api, id)).row.residuals).toEqual([createdId]);
    await runActions(api, createdId, ["mark_funds_sent", { ...CHECK, amount: "1.00" }]);
    await advanceRollover(api, createdId, "completed").expect(200);
    const next = (await createResidual(id).expect(201)).body.id;
    expect((await expectConsistent(api, id)).row.residuals).toEqual([createdId, next]);
  });

  it("has one effect for ten requests with one idempotency key; 412 for an outdated version", async () => {
    const id = await createCompleted();
    const { version } = (await readStored(api, id)).row;
    expectProblem(await createResidual(id).set("If-Match", `"${version - 1}"`), "version_conflict");
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => createResidual(id).set("Idempotency-Key", `late ${id}`)),
    );
    const expectedResponses = responses.filter(
      (one) => one.status === 201 || one.body.code === "idempotency_in_progress",
    );
    expect(expectedResponses).toHaveLength(10);
    expect((await readStored(api, id)).row.residuals).toHaveLength(1);
    // The residual does not reopen the original.
    expect((await act(api, id, "complete")).status).toBe(409);
  });
});

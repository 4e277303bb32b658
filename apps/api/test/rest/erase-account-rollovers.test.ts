import { describe, expect, it } from "@jest/globals";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { insertRollover } from "../insert-rollover.ts";
import { sealRollovers } from "../seal-rollovers.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { ACTIONS_TO_RECEIVED, expectConsistent, readStored, runActions } from "../workflow/rollover-steps.ts";

const ERASED_FIELDS = ["source.accountNumber", "source.planName", "destination.accountNumber"];

describe("DELETE /v1/accounts/{id}, rollovers of the account", () => {
  const api = useTestApi();

  it("200 erases the participant's data in ended rollovers, and keeps what reconciliation needs", async () => {
    const account = await createErasableAccount(api);
    const cancelled = await createRolloverFor(api, account.id, {
      externalId: "order-5",
      metadata: { desk: "Ada's" },
    });
    await cancel(api, cancelled);
    const completed = await createRolloverFor(api, account.id);
    await runActions(api, completed, ...ACTIONS_TO_RECEIVED, "complete");
    const unrelatedId = await createRolloverFor(api, (await createErasableAccount(api)).id, {
      metadata: { desk: "another participant" },
    });
    const before = await Promise.all([cancelled, completed, unrelatedId].map((id) => readStored(api, id)));
    const viewsBefore = await Promise.all(
      [cancelled, completed].map(async (id) => (await api.call("get", `/v1/rollovers/${id}`)).body),
    );

    await erase(api, account.id).expect(200);
    for (const [index, id] of [cancelled, completed].entries()) {
      const rowBefore = before[index]?.row;
      const row = await api.db.prisma.rollover.findUniqueOrThrow({ where: { id } });
      expect(row).toMatchObject({
        sourceAccountNumberCiphertext: "",
        sourceAccountNumberIndex: "",
        destinationAccountNumberCiphertext: "",
        destinationAccountNumberIndex: "",
      });
      const view = (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
      expect(view).toEqual({
        ...viewsBefore[index],
        source: { ...viewsBefore[index].source, accountNumberMask: "****", planName: null },
        destination: { ...viewsBefore[index].destination, accountNumberMask: "****", planName: null },
        consent: viewsBefore[index].consent && { ...viewsBefore[index].consent, reference: "erased" },
        metadata: {},
        version: (rowBefore?.version ?? 0) + 1,
        updatedAt: view.updatedAt,
      });
      const { timeline } = await expectConsistent(api, id);
      expect(timeline.at(-1)).toMatchObject({
        type: "rollover.updated",
        action: null,
        actor: { type: "api_key", id: api.ak.id },
        fromState: rowBefore?.state,
        toState: rowBefore?.state,
        reason: "account erased",
        data: { fields: index === 0 ? [...ERASED_FIELDS, "metadata"] : ERASED_FIELDS },
      });
      await api.call("get", `/v1/rollovers/${id}/timeline`).expect(200);
    }
    expect(viewsBefore[0].externalId).toBe("order-5");
    expect(await readStored(api, unrelatedId)).toEqual(before[2]);
    expect(await findTablesWith(api, "Ada's")).toEqual([]);
  });

  it("200 erases document names, and keeps their types and digests", async () => {
    const account = await createErasableAccount(api);
    const id = await createRolloverFor(api, account.id);
    await runActions(api, id, "submit", "start_review", "request_documents", "provide_documents");
    const { documents } = (await readStored(api, id)).row;
    expect(documents.length).toBeGreaterThan(0);
    await cancel(api, id);
    await erase(api, account.id).expect(200);
    const { row } = await expectConsistent(api, id);
    expect(row.documents).toEqual(documents.map((document) => ({ ...document, name: "erased" })));
  });

  it("200 lists an erased account's rollovers in REST and GraphQL", async () => {
    const account = await createErasableAccount(api);
    const id = await createRolloverFor(api, account.id);
    await cancel(api, id);
    await erase(api, account.id).expect(200);
    const list = await api.call("get", `/v1/rollovers?accountId=${account.id}`).expect(200);
    expect(list.body.data).toMatchObject([{ id, source: { accountNumberMask: "****" } }]);
    const query = `{ rollover(id: "${id}") { id accountId source { accountNumberMask planName } } }`;
    const response = await api.call("post", "/graphql").send({ query }).expect(200);
    expect(response.body).toEqual({
      data: {
        rollover: { id, accountId: account.id, source: { accountNumberMask: "****", planName: null } },
      },
    });
  });

  it("200 erases hundreds of rollovers, each with its own timeline entry and event", async () => {
    const account = await createErasableAccount(api);
    const id = await insertRollover(api, api.ak.organizationId, { accountId: account.id, state: "failed" });
    const { rows: copies } = await api.db.pool.query<{ id: string }>(
      `INSERT INTO rollovers SELECT (jsonb_populate_record(original, jsonb_build_object('id', id || '-' || copy))).*
       FROM rollovers AS original, generate_series(1, 600) AS copy WHERE id = $1 RETURNING id`,
      [id],
    );
    await sealRollovers(api, [id, ...copies.map((copy) => copy.id)]);
    await erase(api, account.id).expect(200);
    const rows = await api.db.prisma.rollover.findMany({ where: { accountId: account.id } });
    expect(rows).toHaveLength(601);
    for (const row of rows) {
      expect(row).toMatchObject({ version: 2, timelineSequence: 2, eventSequence: 1, state: "failed" });
      expect([row.sourceAccountNumberMask, row.destinationAccountNumberMask]).toEqual(["****", "****"]);
    }
    const { rows: inconsistent } = await api.db.pool.query(
      `SELECT id FROM rollovers AS rollover WHERE account_id = $1 AND (
         (SELECT hash FROM timeline_entries WHERE rollover_id = rollover.id AND sequence = 2) IS DISTINCT FROM timeline_hash
         OR (SELECT count(*) FROM events WHERE rollover_id = rollover.id) <> 1)`,
      [account.id],
    );
    expect(inconsistent).toEqual([]);
  });
});

import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction, toSnakeCase } from "@svc/database";
import { buildOrganization, findCustodianId, TestClock } from "@svc/testing";
import fc from "fast-check";
import pino from "pino";
import { z } from "zod";
import { ResponseRewriter } from "../../../src/rollovers/changes/rewrite-responses.ts";
import { RESPONSE_VERSION } from "../../../src/rollovers/responses/rollover-responses.ts";
import { lockAvailableRows } from "../../../src/rollovers/store/rows-store.ts";
import * as examples from "../../../src/rollovers/views/rollover-examples.ts";
import { rolloverSchema } from "../../../src/rollovers/views/rollover-view.ts";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../../erasable-account.ts";
import { expectProblem } from "../../expect-problem.ts";
import { insertRollover } from "../../insert-rollover.ts";
import { useTestApi } from "../../start-test-api.ts";
import {
  buildResponsesContext,
  expectCurrentResponse,
  shortDigest,
  storeResponses,
} from "../../store-responses.ts";
import { act, createRollover, NOW, runActions } from "../../workflow/rollover-steps.ts";
import { randomRow } from "./random-rows.ts";

/** Reads verify one stored response in 16. */
const MAX_READS_UNTIL_CHECK = 16;

describe("Stored response of a rollover", () => {
  const logLines: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void logLines.push(line) });
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)), log });

  const sql = (text: string, values: unknown[]) => api.db.pool.query(text, values);
  const get = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).text;
  const list = async () => (await api.call("get", "/v1/rollovers?limit=100").expect(200)).text;
  const findStored = (id: string) => api.db.prisma.rolloverAnswer.findUnique({ where: { id } });

  it("is updated by each write, and returned by every read", async () => {
    const id = await createRollover(api);
    expect(await get(id)).toBe(await expectCurrentResponse(api, id));
    for (const action of ["submit", "start_review", "approve"]) {
      const response = await act(api, id, action);
      expect(response.status).toBe(200);
      expect(response.text).toBe(await expectCurrentResponse(api, id));
    }
    await api.call("post", `/v1/rollovers/${id}/notes`).send({ text: "Called the custodian." }).expect(201);
    const patched = await api.call("patch", `/v1/rollovers/${id}`).send({ priority: "high" }).expect(200);
    const stored = await expectCurrentResponse(api, id);
    expect(patched.text).toBe(stored);
    expect(await get(id)).toBe(stored);
    expect(await list()).toContain(stored);
    const { body } = await api
      .call("post", "/graphql")
      .send({ query: `{ rollover(id: "${id}") { priority version amounts { sent } } }` })
      .expect(200);
    const { priority, version, amounts } = JSON.parse(stored);
    expect(body.data.rollover).toEqual({ priority, version, amounts: { sent: amounts.sent } });
  });

  it("is outdated once an older release updates the row without storing a response; reads then return the row", async () => {
    const id = await createRollover(api);
    await sql(
      "UPDATE rollovers SET priority = 'high', timeline_sequence = timeline_sequence + 1 WHERE id = $1",
      [id],
    );
    const text = await get(id);
    expect(JSON.parse(text)).toMatchObject({ priority: "high" });
    expect(await list()).toContain(text);
    expect(await storeResponses(api)).toBeGreaterThan(0);
    expect(await expectCurrentResponse(api, id)).toBe(text);
  });

  it("is outdated once the directory requires other documents, but only where documents can be missing", async () => {
    const open = await createRollover(api);
    const cancelled = await createRollover(api);
    await cancel(api, cancelled);
    const before = await findStored(cancelled);
    const custodian = await findCustodianId(api, "test-instant");
    const { requirements } = await api.db.prisma.custodian.findUniqueOrThrow({ where: { id: custodian } });
    const changed = { ...(requirements as object), loa: true };
    await sql("UPDATE custodians SET requirements = $1 WHERE id = $2", [changed, custodian]);
    try {
      const ctx = buildResponsesContext(api);
      const directory = await ctx.custodians.get();
      const stored = await findStored(open);
      expect(ctx.responses.isCurrent(stored?.basis ?? "", directory)).toBe(false);
      const rewriter = new ResponseRewriter();
      await rewriter.run(ctx);
      expect(JSON.parse(await expectCurrentResponse(api, open)).missingDocuments).not.toEqual([]);
      expect(await findStored(cancelled)).toEqual(before);
      expect(await rewriter.run(ctx)).toBe(0);
    } finally {
      await sql("UPDATE custodians SET requirements = $1 WHERE id = $2", [requirements, custodian]);
    }
  });

  describe("changed by hand", () => {
    const changeByHand = async () => {
      const id = await createRollover(api);
      const original = await get(id);
      await sql(
        "UPDATE rollover_answers SET body = replace(body, '\"normal\"', '\"urgent\"') WHERE id = $1",
        [id],
      );
      return { id, original };
    };

    it("is rejected by the next change, which logs it", async () => {
      const { id } = await changeByHand();
      expectProblem(await act(api, id, "submit"), "history_mismatch");
      expectProblem(
        await api.call("patch", `/v1/rollovers/${id}`).send({ priority: "low" }),
        "history_mismatch",
      );
      expect(logLines.join("")).toContain("the stored response was changed");
    });

    it("is detected by one of several reads, which then returns the row and logs the rollover", async () => {
      const { id, original } = await changeByHand();
      const texts: string[] = [];
      for (let read = 0; read < MAX_READS_UNTIL_CHECK; read += 1) texts.push(await get(id));
      expect(texts).toContain(original);
      const warnings = logLines.filter((line) => line.includes("stored response was changed"));
      expect(warnings.map((line) => JSON.parse(line).rolloverId)).toContain(id);
    });

    it("is also rejected if it was replaced by an earlier version's response and seal", async () => {
      const id = await createRollover(api);
      const draft = await findStored(id);
      await runActions(api, id, "submit");
      await sql("UPDATE rollover_answers SET body = $2, basis = $3, seal = $4 WHERE id = $1", [
        id,
        draft?.body,
        draft?.basis,
        draft?.seal,
      ]);
      expectProblem(await act(api, id, "start_review"), "history_mismatch");
    });
  });

  it("is deleted when its participant is erased, and stored again without personal data", async () => {
    const account = await createErasableAccount(api);
    const id = await createRolloverFor(api, account.id, { metadata: { desk: "Babbage-room" } });
    await cancel(api, id);
    expect((await findStored(id))?.body).toContain("Babbage-room");
    await erase(api, account.id).expect(200);
    expect(await findStored(id)).toBeNull();
    await storeResponses(api);
    expect(await expectCurrentResponse(api, id)).not.toContain("Babbage-room");
  });

  it("is also deleted when an older release, which stores no responses, erases the participant", async () => {
    const id = await createRollover(api);
    await sql(
      "UPDATE rollovers SET source_account_number_mask = '****', timeline_sequence = timeline_sequence + 1 WHERE id = $1",
      [id],
    );
    expect(await findStored(id)).toBeNull();
  });

  it("is stored again by the worker for unlocked rows, and by the next change for locked rows", async () => {
    const ids = await Promise.all([createRollover(api), createRollover(api), createRollover(api)]);
    const [lockedId = "", ...otherIds] = ids;
    await sql("DELETE FROM rollover_answers WHERE id = ANY($1)", [ids]);
    await inSqlTransaction(api.db, async (tx) => {
      await lockAvailableRows(tx, [lockedId]);
      await storeResponses(api);
    });
    expect(await findStored(lockedId)).toBeNull();
    for (const id of otherIds) await expectCurrentResponse(api, id);
    await runActions(api, lockedId, "submit");
    await expectCurrentResponse(api, lockedId);
  });

  it("stays correct while rows change and responses are stored again concurrently", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => createRollover(api)));
    const changes = Promise.all(
      ids.map(async (id) => {
        for (const priority of ["high", "low", "urgent", "normal"])
          await api.call("patch", `/v1/rollovers/${id}`).send({ priority }).expect(200);
      }),
    );
    let isDone = false;
    void changes.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await sql("DELETE FROM rollover_answers WHERE id = $1", [ids[0]]);
      await storeResponses(api);
    }
    await changes;
    await storeResponses(api);
    for (const id of ids) await expectCurrentResponse(api, id);
  });

  it("matches its row, whatever the row contains", async () => {
    const organizationId = await buildOrganization(api);
    const ids = await Promise.all([insertRollover(api, organizationId), insertRollover(api, organizationId)]);
    await fc.assert(
      fc.asyncProperty(fc.tuple(randomRow, randomRow), async (rows) => {
        for (const [index, row] of rows.entries()) {
          const columns = Object.keys(row).map(toSnakeCase);
          const values = Object.fromEntries(
            Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]),
          );
          await sql(
            `UPDATE rollovers SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(NULL::rollovers, $2)),
             timeline_sequence = timeline_sequence + 1 WHERE id = $1`,
            [ids[index], JSON.stringify(values)],
          );
        }
        await storeResponses(api);
        for (const id of ids) {
          const body = JSON.parse(await expectCurrentResponse(api, id));
          expect(rolloverSchema.safeParse(body).error).toBeUndefined();
        }
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});

describe("Version of stored responses", () => {
  // If this fails, responses have changed: raise `RESPONSE_VERSION`, so that stored responses are recomputed.
  it("must be raised when the schema or the examples change", () => {
    const { draft, submitted, changed } = examples;
    expect({
      RESPONSE_VERSION,
      schema: shortDigest(z.toJSONSchema(rolloverSchema)),
      examples: shortDigest([draft, submitted, changed]),
    }).toEqual({ RESPONSE_VERSION: 3, schema: "c73bcba76d5f5829", examples: "80436a3bec8e1362" });
  });
});

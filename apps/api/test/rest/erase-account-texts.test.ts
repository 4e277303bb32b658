import { describe, expect, it } from "@jest/globals";
import { ACTION_PARAMS } from "@svc/rollover-rules/workflow/action-params";
import { buildKey, buildRolloverBody, TestClock } from "@svc/testing";
import { z } from "zod";
import { redactTexts } from "../../src/rollovers/timeline/free-texts.ts";
import { verifyTimeline } from "../../src/rollovers/timeline/verify-timeline.ts";
import { createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectProblem } from "../expect-problem.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { expectConsistent, NOW, readStored, runActions } from "../workflow/rollover-steps.ts";

const MARKER = "Zq-Lovelace";

interface TextField {
  type?: string;
  pattern?: string;
  enum?: unknown;
  format?: string;
}

describe("Free text about a participant", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createEndedRollovers(accountId: string): Promise<string[]> {
    const createForAccount = () => createRolloverFor(api, accountId);
    const submit = ["submit", { consentReference: `${MARKER} consent` }] as const;
    const rejected = await createForAccount();
    await runActions(api, rejected, [...submit], "start_review");
    await runActions(api, rejected, ["hold", { reason: `${MARKER} called` }], "release");
    await runActions(api, rejected, ["reject", { code: "name_mismatch", reason: `${MARKER} differs` }]);
    const failed = await createForAccount();
    const sha256 = "a".repeat(64);
    await runActions(api, failed, [...submit], "start_review", "request_documents");
    const provide = (name: string) =>
      runActions(api, failed, ["provide_documents", { documents: [{ type: "loa", name, sha256 }] }]);
    await provide(`${MARKER}.pdf`);
    await runActions(api, failed, "approve", "send_to_custodian");
    const softRejection = { code: "unreadable", remedy: `${MARKER} again` };
    await runActions(api, failed, ["custodian_soft_reject", softRejection]);
    await provide(`${MARKER}-2.pdf`);
    const payment = {
      method: "check",
      amount: "10.00",
      sentTo: "destination",
      payee: `${MARKER} FBO`,
    } as const;
    await runActions(api, failed, "acknowledge", ["mark_funds_sent", payment]);
    const late = { receivedOn: NOW.slice(0, 10), lateReason: `${MARKER} was ill`, payee: MARKER };
    await runActions(api, failed, ["mark_funds_received", { amount: "9.00", ...late }]);
    await runActions(api, failed, ["resolve_mismatch", { reason: `${MARKER} agreed` }]);
    const failure = { reason: `${MARKER} is away`, fundsDisposition: `${MARKER} has it` };
    await runActions(api, failed, ["fail", { code: "gave_up", ...failure }]);
    const cancelled = await createForAccount();
    await runActions(api, cancelled, ["cancel", { reason: `${MARKER} said no` }]);
    return [rejected, failed, cancelled];
  }

  const readTimeline = async (id: string) =>
    (await api.call("get", `/v1/rollovers/${id}/timeline?limit=100`).expect(200)).body.data;
  const addNote = (id: string) => {
    const text = `${MARKER} was sure`;
    return api.call("post", `/v1/rollovers/${id}/notes`).send({ text }).expect(201);
  };
  const readInGraphql = async (id: string) => {
    const query = `{ rollover(id: "${id}") { timeline(first: 50) { edges { node { reason data } } } } }`;
    const { body } = await api.call("post", "/graphql").send({ query }).expect(200);
    return body.data.rollover.timeline.edges.map(({ node }: { node: object }) => node);
  };

  it("is encrypted in timelines and readable until the erasure, which removes it and keeps the chain valid", async () => {
    const account = await createErasableAccount(api);
    const ids = await createEndedRollovers(account.id);
    for (const id of ids) await addNote(id);
    const shown = await Promise.all(ids.map(readTimeline));
    // Three texts are notes; the other 14 are from actions.
    expect(JSON.stringify(shown).split(MARKER).length - 1).toBe(17);
    for (const [index, id] of ids.entries()) {
      const pick = ({ reason, data }: { reason: string; data: object }) => ({ reason, data });
      expect(await readInGraphql(id)).toEqual(shown[index].map(pick));
    }
    expect(await findTablesWith(api, MARKER)).toEqual(["rollover_answers", "rollovers"]);
    const before = await Promise.all(ids.map((id) => readStored(api, id)));

    await erase(api, account.id).expect(200);
    expect(await findTablesWith(api, MARKER)).toEqual([]);
    for (const [index, id] of ids.entries()) {
      const { timeline } = await expectConsistent(api, id);
      expect(timeline.slice(0, -1)).toEqual(before[index]?.timeline);
      const ctx = { db: api.db, chainKeys: CHAIN_KEYS };
      expect((await verifyTimeline(ctx, id)).fault).toBeNull();
      const after = await readTimeline(id);
      expect(JSON.stringify(after)).not.toContain(MARKER);
      expect(JSON.stringify(await readInGraphql(id))).not.toContain(MARKER);
      for (const [entryIndex, entry] of shown[index].entries()) {
        expect(after[entryIndex]).toEqual(
          JSON.parse(JSON.stringify(entry).replaceAll(new RegExp(`"${MARKER}[^"]*"`, "g"), '"erased"')),
        );
      }
      await api.call("get", `/v1/rollovers/${id}`).expect(200);
    }
    const [rejected, failed] = await Promise.all(
      ids.map(async (id) => (await api.call("get", `/v1/rollovers/${id}`)).body),
    );
    expect(rejected.rejection).toEqual({ code: "name_mismatch", reason: "erased", by: "operations" });
    expect(failed.amountMismatch).toMatchObject({ difference: "-1.00", resolution: "erased" });
  });

  it("is bound to its timeline entry and its account: swapped texts can't be read, and erasing an account keeps other accounts' texts", async () => {
    const [one, other] = [await createErasableAccount(api), await createErasableAccount(api)];
    const createCancelled = async (accountId: string) => {
      const rolloverId = await createRolloverFor(api, accountId);
      await runActions(api, rolloverId, ["cancel", { reason: `${MARKER} said no` }]);
      return rolloverId;
    };
    const [id, second] = [await createCancelled(one.id), await createCancelled(one.id)];
    const otherAccountsId = await createCancelled(other.id);
    /** Swaps texts as only the database owner can. */
    const swapTexts = (ids: string[]) =>
      api.db.pool.query(`BEGIN; ALTER TABLE timeline_entries DISABLE TRIGGER ALL;
        UPDATE timeline_entries AS entry SET sealed_texts = other.sealed_texts FROM timeline_entries AS other
          WHERE entry.rollover_id IN ('${ids.join("','")}') AND other.rollover_id IN ('${ids.join("','")}')
            AND other.rollover_id <> entry.rollover_id AND entry.sequence = 2 AND other.sequence = 2;
        ALTER TABLE timeline_entries ENABLE TRIGGER ALL; COMMIT`);
    for (const swapped of [second, otherAccountsId]) {
      await swapTexts([id, swapped]);
      for (const each of [id, swapped])
        expectProblem(await api.call("get", `/v1/rollovers/${each}/timeline`), "internal_error");
      await swapTexts([id, swapped]);
    }
    await erase(api, one.id).expect(200);
    expect(JSON.stringify(await readTimeline(id))).not.toContain(MARKER);
    expect(JSON.stringify(await readTimeline(otherAccountsId))).toContain(MARKER);
    await erase(api, other.id).expect(200);
  });

  it("is encrypted with a key that is created on demand if the account has no key", async () => {
    const account = await createErasableAccount(api);
    const id = await createRolloverFor(api, account.id);
    const where = { id: account.id };
    await api.db.prisma.account.update({ where, data: { textsKeyCiphertext: null } });
    const version = (await api.call("get", `/v1/accounts/${account.id}`)).body.version;
    await runActions(api, id, ["submit", { consentReference: `${MARKER} consent` }]);
    await runActions(api, id, ["cancel", { reason: `${MARKER} no` }]);
    const reasons = (await readTimeline(id)).map(({ reason }: { reason: string | null }) => reason);
    expect(reasons).toEqual([null, null, `${MARKER} no`]);
    expect((await api.db.prisma.account.findUniqueOrThrow({ where })).textsKeyCiphertext).toMatch(/^d2\./);
    expect((await api.call("get", `/v1/accounts/${account.id}`)).body.version).toBe(version);
    await erase(api, account.id).expect(200);
    expect(await findTablesWith(api, MARKER)).toEqual([]);
  });

  it("includes every text that actions accept except assets, check and tracking numbers, and IDs", () => {
    const isFreeText = ({ type, ...field }: TextField) =>
      type === "string" && !field.pattern && !field.enum && !field.format;
    const survivingFields = new Set<string>();
    // The timeline stores only the names of amended fields.
    const { amend: _amend, ...stored } = ACTION_PARAMS;
    for (const schema of Object.values(stored)) {
      const { properties = {} } = z.toJSONSchema(schema, { io: "input" }) as {
        properties?: Record<string, TextField & { items?: { properties?: Record<string, TextField> } }>;
      };
      for (const [name, field] of Object.entries(properties)) {
        const isList = Object.values(field.items?.properties ?? {}).some(isFreeText);
        if (!isFreeText(field) && !isList) continue;
        const isReason = name === "reason" || name === "remedy";
        const value = isList ? [{ type: "loa", name: MARKER }] : MARKER;
        const entryTexts = isReason
          ? { reason: MARKER, data: {} }
          : { reason: null, data: { [name]: value } };
        const redacted = JSON.stringify(redactTexts(entryTexts) ?? entryTexts);
        if (redacted.includes(MARKER)) survivingFields.add(name);
      }
    }
    // Add other free texts to TEXT_FIELDS in apps/api/src/rollovers/timeline/free-texts.ts.
    expect([...survivingFields].sort()).toEqual([
      "assets",
      "checkNumber",
      "documentId",
      "receiptId",
      "reissueOf",
      "trackingNumber",
      "transferId",
    ]);
  });

  it("is deleted with the stored responses to the creation of rollovers, in REST and GraphQL", async () => {
    const owner = await buildKey(api, "ak");
    const { organizationId } = owner;
    const account = await createErasableAccount(api, owner.key);
    const bystander = await createErasableAccount(api, owner.key);
    const create = async (accountId: string, key: string) =>
      api
        .call("post", "/v1/rollovers", owner.key)
        .set("Idempotency-Key", key)
        .send({ ...(await buildRolloverBody(api, accountId)), metadata: { desk: MARKER } })
        .expect(201);
    const ownRollover = await create(account.id, "k-1");
    const bystandersRollover = await create(bystander.id, "k-2");
    const cancelBody = { action: "cancel", params: { reason: "no" } };
    const cancelRollover = (id: string) =>
      api.call("post", `/v1/rollovers/${id}/actions`, owner.key).send(cancelBody).expect(200);
    await cancelRollover(ownRollover.body.id);
    const input = { ...(await buildRolloverBody(api, account.id)), idempotencyKey: "k-3" };
    const query = `mutation M($input: CreateRolloverInput!) { createRollover(input: $input) { rollover { id } errors { code } } }`;
    const document = { query, variables: { input } };
    const created = await api.call("post", "/graphql", owner.key).send(document).expect(200);
    await cancelRollover(created.body.data.createRollover.rollover.id);
    expect(await api.db.prisma.idempotencyRecord.count({ where: { organizationId } })).toBe(3);
    await erase(api, account.id, owner.key).expect(200);
    expect(await api.db.prisma.idempotencyRecord.count({ where: { organizationId } })).toBe(1);
    const again = await create(bystander.id, "k-2");
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.body.id).toBe(bystandersRollover.body.id);
  });
});

import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, HOSTILE_TEXTS, TestClock } from "@svc/testing";
import { createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";
import { act, expectConsistent, NOW, readStored } from "../workflow/rollover-steps.ts";

const TODAY = NOW.slice(0, 10);
const MARRIAGE = { reason: "marriage", effectiveOn: "2026-06-06" };

describe("A new name of a participant", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const create = (changes: object = {}) =>
    createErasableAccount(api, api.ak.key, { email: `${newId("acct")}@example.com`, ...changes });
  const patch = (id: string, body: object, key = api.ak.key) =>
    api.call("patch", `/v1/accounts/${id}`, key).send(body);
  const read = async (path: string) => (await api.call("get", path).expect(200)).body;
  const readInstructions = (id: string) => read(`/v1/rollovers/${id}/instructions`);
  const createIn = async (state: string, accountId: string): Promise<string> => {
    const id = await createRolloverFor(api, accountId, { externalId: newId("rol") });
    if (state !== "draft")
      await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: state }).expect(200);
    return id;
  };

  it("gives every open rollover new instructions, and keeps consents and the former name", async () => {
    const { id } = await create({ lastName: "Zqmaiden" });
    const ended = await createIn("requested", id);
    await act(api, ended, "cancel", { reason: "no longer wanted" }).expect(200);
    const open = await createIn("requested", id);
    const before = await read(`/v1/rollovers/${open}`);
    const evidence = { description: "Marriage certificate 12 of Cook County" };
    const { body } = await patch(id, { lastName: "Zqwed", nameChange: { ...MARRIAGE, evidence } }).expect(
      200,
    );
    const formerName = { firstName: "Augusta", lastName: "Zqmaiden", ...MARRIAGE };
    expect(body.formerNames).toMatchObject([
      { ...formerName, evidence: { documentId: null, ...evidence }, replacedAt: body.updatedAt },
    ]);
    expect(await read(`/v1/accounts/${id}`)).toEqual(body);
    expect(await read(`/v1/rollovers/${open}`)).toMatchObject({
      state: "requested",
      consent: before.consent,
      version: before.version + 1,
    });
    const instructions = await readInstructions(open);
    expect(instructions).toMatchObject({
      version: 2,
      replaces: 1,
      participant: { name: "Augusta Zqwed" },
      payment: { payee: expect.stringContaining("Augusta Zqwed") },
    });
    expect(await readInstructions(ended)).toMatchObject({ version: 1 });
    for (const rolloverId of [open, ended]) await expectConsistent(api, rolloverId);
  });

  it("is in the timeline and the event as field names only", async () => {
    const { id } = await create({ lastName: "Zqbefore" });
    const rolloverId = await createIn("draft", id);
    const change = { firstName: "Zqada", lastName: "Zqafter", nameChange: MARRIAGE };
    await patch(id, change).expect(200);
    const { timeline, events } = await readStored(api, rolloverId);
    const data = {
      fields: ["participant.firstName", "participant.lastName"],
      instructions: { version: 2, replaces: 1 },
    };
    expect(timeline.at(-1)).toMatchObject({ type: "rollover.participant_renamed", data });
    expect(events.at(-1)).toMatchObject({ type: "rollover.participant_renamed", data });
    expect(JSON.stringify([timeline.map((one) => one.data), events.map((one) => one.data)])).not.toMatch(
      // The pattern is longer than "Zq", which random IDs can contain.
      /Zq(before|after|ada)|marriage/i,
    );
    expect(await findTablesWith(api, "Zqbefore")).toEqual([]);
  });

  it("is a correction if it has no reason, and requires a different name", async () => {
    const { id } = await create();
    const rolloverId = await createIn("draft", id);
    const same = await patch(id, { firstName: "Augusta", lastName: "Lovelace", phone: null }).expect(200);
    expect(same.body.formerNames).toEqual([]);
    expect(await readInstructions(rolloverId)).toMatchObject({ version: 1 });
    const { body } = await patch(id, { lastName: null }).expect(200);
    expect(body.formerNames).toMatchObject([
      { lastName: "Lovelace", reason: "correction", effectiveOn: null, evidence: null },
    ]);
    expect(await readInstructions(rolloverId)).toMatchObject({ version: 2 });
  });

  it("can have a document of one of the participant's rollovers as evidence", async () => {
    const [own, other] = [await create(), await create()];
    const provide = async (accountId: string): Promise<string> => {
      const rolloverId = await createIn("in_review", accountId);
      await act(api, rolloverId, "request_documents").expect(200);
      await act(api, rolloverId, "provide_documents").expect(200);
      return (await read(`/v1/rollovers/${rolloverId}`)).documents[0].id;
    };
    const [documentId, foreignId] = [await provide(own.id), await provide(other.id)];
    const change = (evidence: object) => ({ lastName: "King", nameChange: { ...MARRIAGE, evidence } });
    for (const unknown of [foreignId, newId("doc")]) {
      const response = await patch(own.id, change({ documentId: unknown }));
      expect(expectIssues(response, "validation_failed")).toEqual(["#/nameChange/evidence/documentId"]);
    }
    expect((await read(`/v1/accounts/${own.id}`)).version).toBe(1);
    const { body } = await patch(own.id, change({ documentId })).expect(200);
    expect(body.formerNames[0].evidence).toEqual({ documentId, description: null });
  });

  it.each<[string, object, string]>([
    ["no name", { nameChange: MARRIAGE, phone: null }, "#/nameChange"],
    ["the same name", { firstName: "Augusta", nameChange: MARRIAGE }, "#/nameChange"],
    [
      "a day in the future",
      { lastName: "King", nameChange: { ...MARRIAGE, effectiveOn: "2026-06-16" } },
      "#/nameChange/effectiveOn",
    ],
    ["no day", { lastName: "King", nameChange: { reason: "divorce" } }, "#/nameChange/effectiveOn"],
    [
      "an unknown reason",
      { lastName: "King", nameChange: { ...MARRIAGE, reason: "whim" } },
      "#/nameChange/reason",
    ],
    [
      "empty evidence",
      { lastName: "King", nameChange: { ...MARRIAGE, evidence: {} } },
      "#/nameChange/evidence",
    ],
    [
      "a Social Security number",
      { lastName: "King", nameChange: { ...MARRIAGE, evidence: { description: "078051120" } } },
      "#/nameChange/evidence/description",
    ],
  ])("is refused with %s, and nothing changes", async (_, body, pointer) => {
    const { id } = await create();
    const rolloverId = await createIn("draft", id);
    const before = [await countRows(api), await read(`/v1/accounts/${id}`)];
    expect(expectIssues(await patch(id, body), "validation_failed")).toEqual([pointer]);
    expect([await countRows(api), await read(`/v1/accounts/${id}`)]).toEqual(before);
    expect(await readInstructions(rolloverId)).toMatchObject({ version: 1 });
  });

  it.each(HOSTILE_TEXTS)("stores or refuses the hostile text %j", async (description) => {
    const { id } = await create();
    const nameChange = { ...MARRIAGE, evidence: { description } };
    const { status, body } = await patch(id, { lastName: "King", nameChange });
    expect([200, 422]).toContain(status);
    if (status === 200) expect(body.formerNames[0].evidence.description).toBe(description.trim());
  });

  it("is refused to other organizations and other keys, and hides former names without accounts:read", async () => {
    const { id } = await create();
    const other = await buildKey(api, "ak");
    const body = { lastName: "King", nameChange: { ...MARRIAGE, effectiveOn: TODAY } };
    expectProblem(await patch(id, body, other.key), "not_found");
    const reader = await buildKey(api, "ak", {
      organizationId: api.ak.organizationId,
      scopes: ["accounts:read"],
    });
    expectProblem(await patch(id, body, reader.key), "insufficient_scope");
    const writer = await buildKey(api, "ak", {
      organizationId: api.ak.organizationId,
      scopes: ["accounts:write"],
    });
    expect((await patch(id, body, writer.key).expect(200)).body.formerNames).toEqual([]);
    expect((await read(`/v1/accounts/${id}`)).formerNames).toHaveLength(1);
  });

  it("is applied once per idempotency key, and concurrent changes run in sequence", async () => {
    const { id } = await create();
    const rolloverId = await createIn("requested", id);
    for (const _ of [1, 2]) {
      const response = await patch(id, { lastName: "Once", nameChange: MARRIAGE }).set(
        "Idempotency-Key",
        "once",
      );
      expect(response.status).toBe(200);
      expect(response.body.formerNames).toHaveLength(1);
    }
    const names = ["One", "Two", "Three", "Four", "Five"];
    const responses = await Promise.all(
      names.map((lastName) => patch(id, { lastName, nameChange: MARRIAGE })),
    );
    expect(responses.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect((await read(`/v1/accounts/${id}`)).formerNames).toHaveLength(6);
    expect(await readInstructions(rolloverId)).toMatchObject({ version: 7, replaces: 6 });
    await expectConsistent(api, rolloverId);
  });

  it("races with an action of the rollover, and both take effect", async () => {
    const { id } = await create();
    const rolloverId = await createIn("requested", id);
    const [renamed, noted, acted] = await Promise.all([
      patch(id, { lastName: "King" }),
      api.call("post", `/v1/rollovers/${rolloverId}/notes`).send({ text: "Called." }),
      act(api, rolloverId, "acknowledge"),
    ]);
    expect([renamed.status, noted.status, acted.status]).toEqual([200, 201, 200]);
    expect(await read(`/v1/rollovers/${rolloverId}`)).toMatchObject({ state: "processing" });
    await expectConsistent(api, rolloverId);
  });

  it("keeps the twenty newest former names", async () => {
    const { id } = await create();
    for (let round = 0; round < 21; round += 1)
      await patch(id, { lastName: `King${"x".repeat(round)}` }).expect(200);
    const { formerNames } = await read(`/v1/accounts/${id}`);
    expect(formerNames).toHaveLength(20);
    expect(formerNames[0]).toMatchObject({ lastName: `King${"x".repeat(19)}` });
    expect(formerNames.at(-1)).toMatchObject({ lastName: "King" });
  });

  it("stores the former name only encrypted, and an erasure removes it", async () => {
    const { id } = await create({ lastName: "Zqburied" });
    const rolloverId = await createIn("draft", id);
    const evidence = { description: "Certificate Zqburied" };
    await patch(id, { lastName: "King", nameChange: { ...MARRIAGE, evidence } }).expect(200);
    expect(await findTablesWith(api, "Zqburied")).toEqual([]);
    await act(api, rolloverId, "cancel", { reason: "no longer wanted" }).expect(200);
    const { body } = await erase(api, id).expect(200);
    expect(body.formerNames).toEqual([]);
    const row = await api.db.prisma.account.findUniqueOrThrow({ where: { id } });
    expect(row.formerNamesCiphertext).toBeNull();
  });

  it("lets a check made out in the former name still be matched", async () => {
    const { id } = await create({ lastName: "Quillfeather" });
    const rolloverId = await createIn("requested", id);
    await patch(id, { lastName: "Overstreet", nameChange: MARRIAGE }).expect(200);
    const suggest = async (payee: string) => {
      // No rollover has this amount, so only the payee can match.
      const body = { amount: "0.07", receivedOn: TODAY, method: "check", payee };
      const funds = (await api.call("post", "/v1/incoming-funds").send(body).expect(201)).body;
      return (await read(`/v1/incoming-funds/${funds.id}/suggestions`)).suggestions;
    };
    expect(await suggest("Trust FBO Augusta Quillfeather")).toMatchObject([
      { rolloverId, reasons: [{ code: "former_name" }] },
    ]);
    expect(await suggest("Trust FBO Augusta Overstreet")).toMatchObject([
      { rolloverId, reasons: [{ code: "name" }] },
    ]);
    expect(await suggest("Trust FBO Grace Quillfeather")).toEqual([]);
  });

  it("is the same in GraphQL", async () => {
    const { id } = await create();
    const query = `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) {
      account { lastName formerNames { lastName reason effectiveOn evidence { description } } }
      errors { __typename code path } } }`;
    const send = async (input: object) => {
      const variables = { input: { accountId: id, ...input } };
      return (await api.call("post", "/graphql").send({ query, variables }).expect(200)).body.data
        .updateAccount;
    };
    const nameChange = { ...MARRIAGE, evidence: { description: "Certificate" } };
    expect(await send({ lastName: "King", nameChange })).toEqual({
      account: {
        lastName: "King",
        formerNames: [{ lastName: "Lovelace", ...MARRIAGE, evidence: { description: "Certificate" } }],
      },
      errors: [],
    });
    const { errors } = await send({ lastName: "King", nameChange });
    expect(errors).toMatchObject([{ code: "validation_failed", path: ["input", "nameChange"] }]);
  });
});

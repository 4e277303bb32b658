import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";
import { ACTIONS_TO_RECEIVED, act, expectConsistent, runActions } from "../workflow/rollover-steps.ts";

const TEXT = 'Zq-Hopper rang:\n"the letter is in the post" ☎';

describe("POST /v1/rollovers/{id}/notes", () => {
  const api = useTestApi();

  const create = async () => createRolloverFor(api, (await createErasableAccount(api)).id);
  const read = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  const addNote = (id: string, body: object = { text: TEXT }, key?: string) =>
    api.call("post", `/v1/rollovers/${id}/notes`, key).send(body);
  const readTimeline = async (id: string) =>
    (await api.call("get", `/v1/rollovers/${id}/timeline?limit=100`).expect(200)).body.data;

  it.each([
    ["draft", () => Promise.resolve()],
    ["funds_received", (id: string) => runActions(api, id, ...ACTIONS_TO_RECEIVED)],
    ["completed", (id: string) => runActions(api, id, ...ACTIONS_TO_RECEIVED, "complete")],
    ["cancelled", (id: string) => cancel(api, id)],
    ["on_hold", (id: string) => runActions(api, id, ["hold", { reason: "a question" }])],
  ])("201 in state %s adds a timeline entry, and nothing else changes", async (state, prepare) => {
    const id = await create();
    await prepare(id);
    const before = await read(id);
    const { body } = await addNote(id).expect(201);
    expect(body).toMatchObject({
      object: "timeline_entry",
      rolloverId: id,
      type: "rollover.note_added",
      action: null,
      actor: { type: "api_key", id: api.ak.id },
      fromState: state,
      toState: state,
      reason: null,
      data: { note: TEXT },
    });
    expect(await read(id)).toEqual(before);
    expect((await readTimeline(id)).at(-1)).toEqual(body);
    await expectConsistent(api, id);
    const { data } = (await api.call("get", `/v1/events?rolloverId=${id}&afterSequence=0&limit=100`)).body;
    expect(data.at(-1)).toMatchObject({
      type: "rollover.note_added",
      data: { rolloverId: id, timelineSequence: body.sequence },
    });
    expect(await findTablesWith(api, "Zq-Hopper")).toEqual([]);
  });

  it("201 concurrently with actions: no note is lost, and the timeline's seals stay valid", async () => {
    const id = await create();
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => addNote(id, { text: `call ${index}` })),
      act(api, id, "submit", { consentReference: "c-1" }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 200]);
    const notes = (await readTimeline(id)).flatMap(
      ({ data }: { data: { note?: string } }) => data.note ?? [],
    );
    expect(notes.sort()).toEqual([0, 1, 2, 3, 4].map((index) => `call ${index}`));
    await expectConsistent(api, id);
  });

  it("201 in GraphQL", async () => {
    const id = await create();
    const document = `mutation ($input: AddRolloverNoteInput!) {
      addRolloverNote(input: $input) { entry { type data } errors { code path } } }`;
    const addNoteInGraphql = (text: string) =>
      runGraphql<{ addRolloverNote: object }>(api, document, { input: { rolloverId: id, text } }, api.ak.key);
    const added = (await addNoteInGraphql(TEXT)).data.addRolloverNote;
    expect(added).toEqual({ entry: { type: "rollover.note_added", data: { note: TEXT } }, errors: [] });
    expect((await addNoteInGraphql(" ")).data.addRolloverNote).toEqual({
      entry: null,
      errors: [{ code: "validation_failed", path: ["input", "text"] }],
    });
  });

  it("409 once the participant is erased: earlier notes are gone, and none is added", async () => {
    const account = await createErasableAccount(api);
    const id = await createRolloverFor(api, account.id);
    await cancel(api, id);
    await addNote(id).set("Idempotency-Key", "a-note").expect(201);
    await erase(api, account.id).expect(200);
    const before = await countRows(api);
    expectProblem(await addNote(id), "invalid_transition");
    expectProblem(await addNote(id).set("Idempotency-Key", "a-note"), "invalid_transition");
    expect(await countRows(api)).toEqual(before);
    const isNote = ({ type }: { type: string }) => type === "rollover.note_added";
    expect((await readTimeline(id)).find(isNote).data).toEqual({ note: "erased" });
    await expectConsistent(api, id);
  });

  it("leaves no note when it races the participant's erasure", async () => {
    for (let round = 0; round < 6; round += 1) {
      const account = await createErasableAccount(api);
      const id = await createRolloverFor(api, account.id);
      await cancel(api, id);
      // Odd rounds send the erasure first.
      const calls = [() => addNote(id), () => erase(api, account.id)];
      const responses = await Promise.all((round % 2 ? calls.reverse() : calls).map((call) => call()));
      const [noted, erased] = round % 2 ? responses.reverse() : responses;
      expect(erased?.status).toBe(200);
      expect([201, 409]).toContain(noted?.status);
      expect(JSON.stringify(await readTimeline(id))).not.toContain("Zq-Hopper");
      await expectConsistent(api, id);
    }
  });

  it("404, 403 and 422 write nothing", async () => {
    const id = await create();
    const before = await countRows(api);
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read", "rollovers:act"] });
    expectProblem(await addNote(id, undefined, reader.key), "insufficient_scope");
    expectProblem(await addNote(id, undefined, (await buildKey(api, "ak")).key), "not_found");
    const invalidBodies = [
      {},
      { text: "" },
      { text: " \n " },
      { text: 1 },
      { text: null },
      { text: "a\u0000b" },
      { text: "x".repeat(4_001) },
      { text: "SSN 123-45-6789" },
      { text: "a", author: "b" },
    ];
    for (const body of invalidBodies) {
      const pointers = "author" in body ? ["#/author"] : ["#/text"];
      expect(expectIssues(await addNote(id, body), "validation_failed")).toEqual(pointers);
    }
    expect((await countRows(api)).timeline_entries).toBe(before.timeline_entries);
    await addNote(id, { text: "😀".repeat(4_000) }).expect(201);
  });
});

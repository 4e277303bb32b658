import { describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { ACTIONS_TO_RECEIVED, act, expectConsistent, runActions } from "../workflow/rollover-steps.ts";

const METADATA = { order: "5", note: "moved to the north desk" };

describe("PATCH /v1/rollovers/{id} with only metadata", () => {
  const api = useTestApi();

  const create = async () => createRolloverFor(api, (await createErasableAccount(api)).id);
  const read = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  const patch = (id: string, body: object = { metadata: METADATA }, key?: string) =>
    api.call("patch", `/v1/rollovers/${id}`, key).send(body);

  it.each([
    ["draft", () => Promise.resolve()],
    ["funds_received", (id: string) => runActions(api, id, ...ACTIONS_TO_RECEIVED)],
    ["completed", (id: string) => runActions(api, id, ...ACTIONS_TO_RECEIVED, "complete")],
    ["cancelled", (id: string) => cancel(api, id)],
    ["on_hold", (id: string) => runActions(api, id, ["hold", { reason: "a question" }])],
  ])("200 in state %s changes nothing else, and is recorded like any change", async (state, prepare) => {
    const id = await create();
    await prepare(id);
    const before = await read(id);
    expect(before.state).toBe(state);
    const response = await patch(id).set("If-Match", `"${before.version}"`).expect(200);
    expect(response.body).toEqual({
      ...before,
      metadata: METADATA,
      version: before.version + 1,
      updatedAt: response.body.updatedAt,
    });
    expect(response.headers.etag).toBe(`"${before.version + 1}"`);
    const { timeline, row, events } = await expectConsistent(api, id);
    expect(timeline.at(-1)).toMatchObject({
      type: "rollover.updated",
      action: null,
      actor: { type: "api_key", id: api.ak.id },
      fromState: state,
      toState: state,
      data: { fields: ["metadata"] },
    });
    expect(JSON.stringify(timeline)).not.toContain(METADATA.note);
    expect(events.at(-1)).toMatchObject({
      type: "rollover.updated",
      sequence: row.eventSequence,
      data: { rolloverId: id, state, previousState: state, fields: ["metadata"] },
    });
    expect((await patch(id, { metadata: {} }).expect(200)).body.metadata).toEqual({});
  });

  it("200 leaves the workflow unchanged: the next action still succeeds", async () => {
    const id = await create();
    await runActions(api, id, ...ACTIONS_TO_RECEIVED);
    await patch(id).expect(200);
    await runActions(api, id, "complete");
    expect(await read(id)).toMatchObject({ state: "completed", metadata: METADATA });
    await expectConsistent(api, id);
  });

  it("200 concurrently with actions: both are done, one after the other", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await create();
      const responses = await Promise.all([
        patch(id),
        act(api, id, "submit", { consentReference: "c-1" }),
        patch(id, { metadata: { round: String(round) } }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await read(id)).toMatchObject({ state: "submitted", version: 4 });
      await expectConsistent(api, id);
    }
  });

  it("200 in GraphQL, in a state other than draft", async () => {
    const id = await create();
    await cancel(api, id);
    const document = `mutation ($input: UpdateRolloverInput!) {
      updateRollover(input: $input) { rollover { state metadata } errors { code } } }`;
    const updateRollover = async (fields: object) => {
      const input = { rolloverId: id, ...fields };
      return (await runGraphql<{ updateRollover: object }>(api, document, { input })).data.updateRollover;
    };
    const changed = await updateRollover({ metadata: METADATA });
    expect(changed).toEqual({ rollover: { state: "cancelled", metadata: METADATA }, errors: [] });
    const refused = await updateRollover({ metadata: METADATA, externalId: "x" });
    expect(refused).toEqual({ rollover: null, errors: [{ code: "invalid_transition" }] });
  });

  it("409 once the participant is erased, and writes nothing", async () => {
    const account = await createErasableAccount(api);
    const id = await createRolloverFor(api, account.id);
    await cancel(api, id);
    await patch(id).expect(200);
    await erase(api, account.id).expect(200);
    const before = await countRows(api);
    const refused = expectProblem(await patch(id), "invalid_transition");
    expect(refused).toMatchObject({ state: "cancelled", detail: expect.stringContaining("was erased") });
    expect(await countRows(api)).toEqual(before);
    expect((await read(id)).metadata).toEqual({});
  });

  it("leaves no metadata when it races the participant's erasure, whichever comes first", async () => {
    for (let round = 0; round < 10; round += 1) {
      const account = await createErasableAccount(api);
      const id = await createRolloverFor(api, account.id);
      await cancel(api, id);
      // Odd rounds send the erasure first.
      const calls = [() => patch(id), () => erase(api, account.id)];
      const responses = await Promise.all((round % 2 ? calls.reverse() : calls).map((call) => call()));
      const [patched, erased] = round % 2 ? responses.reverse() : responses;
      expect(erased?.status).toBe(200);
      expect([200, 409]).toContain(patched?.status);
      expect((await read(id)).metadata).toEqual({});
      await expectConsistent(api, id);
    }
  });

  it("404, 403, 412 and 422 as for a draft", async () => {
    const id = await create();
    await cancel(api, id);
    const { version } = await read(id);
    expectProblem(await patch(id, undefined, (await buildKey(api, "ak")).key), "not_found");
    expectProblem(await patch(id, undefined, (await buildKey(api, "sk")).key), "key_type_not_allowed");
    const { organizationId } = api.ak;
    const reader = await buildKey(api, "ak", { organizationId, scopes: ["rollovers:read"] });
    expectProblem(await patch(id, undefined, reader.key), "insufficient_scope");
    expectProblem(await patch(id).set("If-Match", `"${version + 1}"`), "version_conflict");
    for (const metadata of [{ a: 1 }, null, { a: "\u0000" }, []])
      expectIssues(await patch(id, { metadata }), "validation_failed");
    expect((await read(id)).version).toBe(version);
  });
});

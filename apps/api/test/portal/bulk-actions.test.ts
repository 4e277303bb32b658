import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey } from "@svc/testing";
import { setSecondPersonActions } from "../approvals/approval-calls.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { createRollover, expectConsistent, runActions } from "../workflow/rollover-steps.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const PATH = "/portal/api/rollovers/bulk-actions";

interface Result {
  rolloverId: string;
  status: number;
  outcome: { fromState: string; toState: string; version: number; needsSecondPerson: boolean } | null;
  problem: { code: string; detail: string } | null;
}

interface Run {
  results: Result[];
  succeeded: number;
  headers: Record<string, string>;
}

describe("POST /portal/api/rollovers/bulk-actions", () => {
  const service = useTestApi();

  const signIn = (api: TestApi, role: Parameters<typeof signInAs>[1]) =>
    signInAs(api, role, { organizationId: api.ak.organizationId });
  const send = (api: TestApi, person: SignedIn, body: object, headers: Record<string, string> = {}) =>
    callAs(api, person, "post", PATH).set(headers).send(body);
  const run = async (api: TestApi, person: SignedIn, body: object, headers = {}): Promise<Run> => {
    const response = await send(api, person, body, headers).expect(200);
    return { ...response.body, results: response.body.results as Result[], headers: response.headers };
  };
  const toTargets = (ids: readonly string[]) => ids.map((rolloverId) => ({ rolloverId }));
  const read = async (api: TestApi, id: string) => (await api.call("get", `/v1/rollovers/${id}`)).body;
  const prepare = async () => {
    const api = await newOrganization(service);
    return { api, person: await signIn(api, "operations") };
  };

  it("200 previews the result for each rollover without changing any, and then produces the same results", async () => {
    const { api, person } = await prepare();
    const ids = [await createRollover(api), await createRollover(api), await createRollover(api)];
    const [draft = "", ...submitted] = ids;
    for (const id of submitted) await runActions(api, id, "submit");
    const before = await countRows(api);
    const body = { action: "start_review", rollovers: toTargets(ids) };
    const preview = await run(api, person, { ...body, dryRun: true });
    expect(preview).toMatchObject({ object: "rollover_bulk_action", dryRun: true, succeeded: 2 });
    const summarize = ({ results }: { results: Result[] }) =>
      results.map(({ status, outcome, problem }) => [
        status,
        outcome?.fromState,
        outcome?.toState,
        problem?.code,
      ]);
    const expected = [
      [409, undefined, undefined, "invalid_transition"],
      [200, "submitted", "in_review", undefined],
      [200, "submitted", "in_review", undefined],
    ];
    expect(summarize(preview)).toEqual(expected);
    expect(await countRows(api)).toEqual(before);
    const applied = await run(api, person, body);
    expect(summarize(applied)).toEqual(expected);
    expect(applied).toMatchObject({ dryRun: false, succeeded: 2 });
    for (const { rolloverId, outcome } of applied.results.slice(1)) {
      expect(await read(api, rolloverId)).toMatchObject({
        state: "in_review",
        version: outcome?.version,
        pendingOn: "operations",
      });
      const { timeline } = await expectConsistent(api, rolloverId);
      expect(timeline.at(-1)).toMatchObject({
        action: "start_review",
        actor: { type: "member", id: person.memberId },
      });
    }
    expect((await read(api, draft)).state).toBe("draft");
  });

  it("200 never approves a rollover that needs a second person, and reports this in the dry run", async () => {
    const { api, person } = await prepare();
    await setSecondPersonActions(api, ["approve"]);
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review");
    const body = { action: "approve", rollovers: toTargets([id]) };
    const preview = await run(api, person, { ...body, dryRun: true });
    expect(preview.results[0]).toMatchObject({ status: 200, outcome: { needsSecondPerson: true } });
    const { results, succeeded } = await run(api, person, body);
    expect([succeeded, results[0]?.status, results[0]?.problem?.code]).toEqual([
      0,
      409,
      "second_person_required",
    ]);
    expect((await read(api, id)).state).toBe("in_review");
    await setSecondPersonActions(api, []);
    expect((await run(api, person, body)).results[0]?.outcome?.toState).toBe("approved");
  });

  it("200 requests the documents that each rollover lacks, and rejects rollovers that have them all", async () => {
    const { api, person } = await prepare();
    const complete = await createRollover(api);
    const lacking = await createRollover(api, {}, "test-needs-documents");
    for (const id of [complete, lacking]) await runActions(api, id, "submit", "start_review");
    const missing = (await read(api, lacking)).missingDocuments.map(({ type }: { type: string }) => type);
    expect(missing.length).toBeGreaterThan(0);
    const body = {
      action: "request_documents",
      params: { from: "participant" },
      rollovers: toTargets([complete, lacking]),
    };
    const { results } = await run(api, person, body);
    expect(results.map(({ status, outcome }) => [status, outcome?.toState])).toEqual([
      [409, undefined],
      [200, "awaiting_documents"],
    ]);
    expect(results[0]?.problem).toMatchObject({
      code: "invalid_transition",
      detail: "No documents are missing.",
    });
    expect((await read(api, lacking)).documentRequest).toMatchObject({ types: missing });
    const { results: invalid } = await run(api, person, {
      ...body,
      params: {},
      rollovers: toTargets([lacking]),
    });
    expect(invalid.map(({ status }) => status)).toEqual([422]);
  });

  it("200 applies each item once per idempotency key, and retries failed items", async () => {
    const { api, person } = await prepare();
    const [one, other] = [await createRollover(api), await createRollover(api)];
    await runActions(api, one, "submit");
    const headers = { "Idempotency-Key": newId("req") };
    const body = { action: "start_review", rollovers: toTargets([one, other]) };
    const first = await run(api, person, body, headers);
    expect(first.results.map(({ status }) => status)).toEqual([200, 409]);
    await runActions(api, other, "submit");
    const second = await run(api, person, body, headers);
    expect(second.results.map(({ status }) => status)).toEqual([200, 200]);
    expect(second.results[0]).toEqual(first.results[0]);
    expect((await run(api, person, body, headers)).headers["idempotency-replayed"]).toBe("true");
    expect((await read(api, one)).version).toBe(first.results[0]?.outcome?.version);
    expectProblem(await send(api, person, { ...body, action: "approve" }, headers), "idempotency_key_reused");
  });

  it("reports a changed version, an unknown ID and another organization's rollover per item", async () => {
    const { api, person } = await prepare();
    const id = await createRollover(api);
    await runActions(api, id, "submit");
    const foreign = await createRollover(await newOrganization(service));
    const { version } = await read(api, id);
    const before = await countRows(api);
    const { results } = await run(api, person, {
      action: "start_review",
      rollovers: [
        { rolloverId: id, ifVersion: version + 1 },
        { rolloverId: foreign },
        { rolloverId: newId("rol") },
        { rolloverId: "rol_'; DROP TABLE rollovers; --" },
      ],
    });
    expect(results.map(({ problem }) => problem?.code)).toEqual([
      "version_conflict",
      "not_found",
      "not_found",
      "not_found",
    ]);
    expect(await countRows(api)).toEqual(before);
  });

  it("401, 403 and 422 change nothing", async () => {
    const { api, person } = await prepare();
    const id = await createRollover(api);
    await runActions(api, id, "submit");
    const body = { action: "start_review", rollovers: toTargets([id]) };
    const before = await countRows(api);
    expectProblem(await send(api, await signIn(api, "viewer"), body), "insufficient_scope");
    expectProblem(
      await api.call("post", PATH, (await buildKey(api, "ak")).key).send(body),
      "key_type_not_allowed",
    );
    const { Cookie: _cookie, ...anonymous } = person.headers;
    expect((await api.call("post", PATH, null).set(anonymous).send(body)).status).toBe(401);
    for (const [changes, pointers] of [
      [{ action: "mark_funds_sent" }, ["#/action"]],
      [{ action: "cancel" }, ["#/action"]],
      [{ params: { reason: "x" } }, ["#/params/reason"]],
      [{ params: [] }, ["#/params"]],
      [{ rollovers: [] }, ["#/rollovers"]],
      [{ rollovers: toTargets([id, id]) }, ["#/rollovers"]],
      [{ rollovers: toTargets(Array.from({ length: 101 }, () => newId("rol"))) }, ["#/rollovers"]],
      [{ rollovers: [{ rolloverId: id, ifVersion: 0 }] }, ["#/rollovers/0/ifVersion"]],
      [{ dryRun: "yes" }, ["#/dryRun"]],
      [{ force: true }, ["#/force"]],
    ] as const)
      expect(expectIssues(await send(api, person, { ...body, ...changes }), "validation_failed")).toEqual(
        pointers,
      );
    const after = await countRows(api);
    expect(after.timeline_entries).toBe(before.timeline_entries);
    expect((await read(api, id)).state).toBe("submitted");
  });
});

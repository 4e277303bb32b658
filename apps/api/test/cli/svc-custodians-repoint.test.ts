import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, findCustodianId, pollUntil } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { createFundsCalls } from "../incoming-funds/funds-calls.ts";
import {
  buildDistribution,
  changeDistribution,
  createDistribution,
  type Distribution,
  readDistribution,
} from "../rest/distribution-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { digestTables } from "../table-contents.ts";
import { act, expectConsistent, readStored } from "../workflow/rollover-steps.ts";
import {
  buildDestination,
  buildSource,
  createRepointCalls,
  NEW_SLUG,
  OLD_SLUG,
  REASON,
} from "./repoint-calls.ts";
import { runSvc, startSvc } from "./run-svc.ts";

/** The tests run in order: each continues with the data of the previous one. */
describe("svc custodians repoint", () => {
  const api = useTestApi();
  let [oldId, newId, vanguardId] = ["", "", ""];
  const ids: Record<string, string> = {};
  let otherApi: TestApi;

  const { repoint, repointJson, createRollover } = createRepointCalls(api);
  const read = async (id = "", caller = api) =>
    (await caller.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  const digestTestedTables = () =>
    digestTables(api, [
      "rollovers",
      "rollover_work",
      "timeline_entries",
      "events",
      "audit_log",
      "plans",
      "incoming_funds",
    ]);
  beforeAll(async () => {
    [oldId, newId, vanguardId] = await Promise.all([
      findCustodianId(api, OLD_SLUG),
      findCustodianId(api, NEW_SLUG),
      findCustodianId(api, "vanguard"),
    ]);
    ids.draft = await createRollover("draft");
    ids.requested = await createRollover("requested");
    ids.processing = await createRollover("processing");
    ids.sent = await createRollover("funds_sent", {
      source: buildSource(vanguardId, "401K-1"),
      destination: buildDestination(oldId),
    });
    ids.completed = await createRollover("completed");
    ids.unrelated = await createRollover("approved", {
      source: buildSource(vanguardId, "401K-2"),
      destination: buildDestination(newId),
    });
    const { id: accountId } = await buildAccount(api, api.ak.organizationId);
    ids.existing = await createRollover("draft", { source: buildSource(newId, "401K-3") }, { accountId });
    ids.colliding = await createRollover("draft", { source: buildSource(oldId, "401K-3") }, { accountId });
    ids.sameAccount = await createRollover("draft", {
      source: buildSource(oldId, "ACCT-777"),
      destination: buildDestination(newId, "ACCT-777"),
    });
    const ak = await buildKey(api, "ak");
    otherApi = { ...api, ak, call: (method, path, key = ak.key) => api.call(method, path, key) };
    ids.other = await createRollover("approved", {}, { caller: otherApi });
  }, 60_000);

  it("previews each rollover, its side and state, and changes nothing", async () => {
    const before = await digestTestedTables();
    const { code, findLine, totals } = await repointJson("--dry-run");
    expect(code).toBe(1);
    expect(totals).toEqual({
      object: "custodian_repointing",
      from: oldId,
      to: newId,
      isDryRun: true,
      rollovers: 5,
      skipped: 2,
      plans: 0,
      incomingFunds: 0,
    });
    expect(findLine(ids.requested)).toEqual({
      object: "rollover",
      rolloverId: ids.requested,
      organizationId: api.ak.organizationId,
      state: "requested",
      sides: ["source"],
      instructions: { version: 2, replaces: 1 },
      processingDueAt: null,
      outdatedApprovals: [],
      skipped: null,
    });
    expect(findLine(ids.sent)).toMatchObject({ sides: ["destination"], state: "funds_sent" });
    expect(findLine(ids.processing)?.processingDueAt).toMatch(/^20/);
    expect(findLine(ids.other)).toMatchObject({ organizationId: otherApi.ak.organizationId });
    expect(findLine(ids.colliding)).toMatchObject({
      instructions: null,
      skipped: { reason: "duplicate", otherRolloverId: ids.existing },
    });
    expect(findLine(ids.sameAccount)).toMatchObject({
      skipped: { reason: "same_account", otherRolloverId: null },
    });
    expect([findLine(ids.completed), findLine(ids.unrelated)]).toEqual([undefined, undefined]);

    const { stdout } = await repoint("--dry-run");
    expect(stdout.split("\n")).toEqual(
      expect.arrayContaining([
        `~ ${ids.requested} in ${api.ak.organizationId}: source, requested, instructions version 2`,
        `! ${ids.colliding} in ${api.ak.organizationId}: skipped, the same rollover is already open (${ids.existing})`,
        "Rollovers: 5, skipped: 2, plans: 0, incoming funds: 0. Nothing changed.",
        "fidelity is still active, so new rollovers can name it. Deactivate it, then rerun.",
      ]),
    );
    expect(await digestTestedTables()).toEqual(before);
  });

  it.each([
    [1, "No custodian nope.", ["nope", NEW_SLUG, "--reason", REASON]],
    [1, "The custodians must differ.", [OLD_SLUG, OLD_SLUG, "--reason", REASON]],
    [1, "test-slow is a sandbox custodian.", [OLD_SLUG, "test-slow", "--reason", REASON]],
    [2, "required option '--reason <text>'", [OLD_SLUG, NEW_SLUG]],
    [2, "must be 1 to 500 characters on one line", [OLD_SLUG, NEW_SLUG, "--reason", " "]],
    [2, "must be 1 to 500 characters on one line", [OLD_SLUG, NEW_SLUG, "--reason", "a\nb"]],
  ])("exits with %i and %s, and changes nothing", async (code, message, args) => {
    const before = await digestTestedTables();
    const run = await runSvc(api.env, "custodians", "repoint", ...args);
    expect(run).toMatchObject({ code, stderr: expect.stringContaining(message) });
    expect(await digestTestedTables()).toEqual(before);
  });

  it("can be killed between rollovers, and the next run continues", async () => {
    const before = await read(ids.processing);
    const sent = (await readStored(api, ids.sent ?? "")).row;
    const lastId = ids.other ?? "";
    // The run stops at the last rollover, which this transaction locks.
    const client = await api.db.pool.connect();
    try {
      await client.query("BEGIN");
      await client.query("SELECT FROM rollovers WHERE id = $1 FOR UPDATE", [lastId]);
      const command = ["custodians", "repoint", OLD_SLUG, NEW_SLUG, "--reason", REASON];
      const running = await startSvc(api.env, ...command);
      await pollUntil("a rollover is changed", () => read(ids.draft), {
        isDone: (rollover) => rollover.source.custodianId === newId,
      });
      await pollUntil("the others are changed", () => read(ids.sent), {
        isDone: (rollover) => rollover.destination.custodianId === newId,
      });
      running.child.kill("SIGKILL");
      await running.ended;
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
    expect((await read(lastId, otherApi)).source.custodianId).toBe(oldId);

    const { code, totals } = await repointJson();
    expect({ code, totals }).toMatchObject({
      code: 1,
      totals: { rollovers: 1, skipped: 2, isDryRun: false },
    });
    for (const name of ["draft", "requested", "processing"])
      expect((await read(ids[name])).source.custodianId).toBe(newId);
    expect((await read(lastId, otherApi)).source.custodianId).toBe(newId);
    for (const name of ["completed", "colliding", "sameAccount"])
      expect((await read(ids[name])).source.custodianId).toBe(oldId);

    const after = await read(ids.processing);
    const findDueAt = (rollover: typeof after) =>
      rollover.deadlines.find(({ type }: { type: string }) => type === "processing").dueAt;
    expect(findDueAt(after) > findDueAt(before)).toBe(true);
    expect((await readStored(api, ids.sent ?? "")).row.transfers).toEqual(sent.transfers);
    expect(after).toMatchObject({
      state: "processing",
      consent: before.consent,
      version: before.version + 1,
    });
    for (const id of [ids.draft, ids.requested, ids.processing, ids.sent])
      await expectConsistent(api, id ?? "");
    await expectConsistent(otherApi, lastId);
    expect(await runSvc(api.env, "timeline", "verify", "--all")).toMatchObject({ code: 0 });
  });

  it("adds a timeline entry, an event, an audit row and a version of the instructions", async () => {
    const { timeline, events } = await readStored(api, ids.requested ?? "");
    const details = {
      custodianChange: { sides: ["source"], from: oldId, to: newId },
      instructions: { version: 2, replaces: 1 },
    };
    expect(timeline.at(-1)).toMatchObject({
      type: "rollover.custodian_changed",
      actor: { type: "operator", id: null },
      fromState: "requested",
      toState: "requested",
      data: details,
    });
    expect(events.at(-1)).toMatchObject({ type: "rollover.custodian_changed", data: details });
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain(REASON);
    const shown = await api.call("get", `/v1/rollovers/${ids.requested}/timeline`).expect(200);
    expect(shown.body.data.at(-1)).toMatchObject({ type: "rollover.custodian_changed", reason: REASON });
    const instructions = await api.call("get", `/v1/rollovers/${ids.requested}/instructions`).expect(200);
    expect(instructions.body).toMatchObject({
      version: 2,
      replaces: 1,
      source: { custodianName: "Principal" },
    });
    const { rows } = await api.db.pool.query(
      "SELECT data FROM audit_log WHERE action = 'rollover.custodian_changed' AND target_id = $1",
      [ids.requested],
    );
    expect(rows).toMatchObject([{ data: { sides: ["source"], from: oldId, to: newId, reason: REASON } }]);
    const runs = await api.db.pool.query(
      "SELECT action, data FROM audit_log WHERE action LIKE 'custodian.repointing%' ORDER BY id",
    );
    expect(runs.rows[0]).toMatchObject({
      action: "custodian.repointing_started",
      data: { to: newId, reason: REASON },
    });
    expect(runs.rows.at(-1)).toMatchObject({
      action: "custodian.repointing_ended",
      data: { to: newId, rollovers: 1, skipped: 2 },
    });
  });

  it("keeps lists and the check for duplicates correct", async () => {
    const list = async (custodianId: string) =>
      (await api.call("get", `/v1/rollovers?limit=100&custodianId=${custodianId}`).expect(200)).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list(newId)).toEqual(expect.arrayContaining([ids.draft, ids.requested, ids.sent]));
    expect((await list(oldId)).sort()).toEqual([ids.completed, ids.colliding, ids.sameAccount].sort());
    const { accountId } = await read(ids.draft);
    const body = {
      ...(await buildRolloverBody(api, accountId)),
      source: buildSource(newId, "401K-00998877"),
    };
    const duplicate = await api.call("post", "/v1/rollovers").send(body);
    expect(expectProblem(duplicate, "duplicate_rollover")).toMatchObject({ rolloverId: ids.draft });
  });

  it("changes plans, unapplied money, and a rollover that was skipped until its duplicate was canceled", async () => {
    const plan = (
      await api
        .call("post", "/v1/plans")
        .send({
          ein: "123456789",
          planNumber: "001",
          name: "Acme 401(k)",
          accountType: "qualified_plan",
          recordkeeperId: oldId,
        })
        .expect(201)
    ).body;
    const funds = createFundsCalls(api);
    const money = await funds.record({ custodianId: oldId });
    await act(api, ids.existing ?? "", "cancel", { reason: "changed_mind" }).expect(200);
    await act(api, ids.sameAccount ?? "", "cancel", { reason: "changed_mind" }).expect(200);
    const dryRun = await repointJson("--dry-run");
    const { code, totals } = await repointJson();
    expect({ ...dryRun.totals, isDryRun: false }).toEqual(totals);
    expect({ code, totals }).toMatchObject({
      code: 0,
      totals: { rollovers: 1, skipped: 0, plans: 1, incomingFunds: 1 },
    });
    expect((await read(ids.colliding)).source.custodianId).toBe(newId);
    const { body } = await api.call("get", `/v1/plans/${plan.id}`).expect(200);
    expect(body).toMatchObject({ recordkeeperId: newId, version: plan.version + 1 });
    expect(await funds.read(money.id)).toMatchObject({ custodianId: newId, version: money.version + 1 });
    expect(await funds.listEventTypes(money.id)).toEqual(["recorded", "updated"]);
    expect((await funds.listEntries(money.id)).at(-1)).toMatchObject({
      type: "updated",
      actor: { type: "operator" },
    });

    const before = await digestTestedTables();
    expect(await repoint()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing to change\.\n/),
    });
    expect(await digestTestedTables()).toEqual(before);
    expect(await runSvc(api.env, "audit", "verify", "--all")).toMatchObject({ code: 0 });
  });

  it("changes every rollover of a distribution, and its destinations stay correct", async () => {
    const body = await buildDistribution(api);
    body.source.custodianId = oldId;
    const created = (await createDistribution(api, body).expect(201)).body as Distribution;
    expect(await repointJson()).toMatchObject({ code: 0, totals: { rollovers: 2 } });
    expect(await readDistribution(api, created.id)).toMatchObject({
      source: { custodianId: newId },
      destinations: created.destinations.map(({ rolloverId, amount }) => ({ rolloverId, amount })),
      version: created.version,
    });
    await changeDistribution(api, created.id, "submit").expect(200);
    for (const { rolloverId } of created.destinations) await expectConsistent(api, rolloverId);
  });
});

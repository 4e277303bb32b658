import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { advanceClockByDays, newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { createRollover, expectConsistent, NOW, runActions } from "../workflow/rollover-steps.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const PATH = "/portal/api/rollovers/next";

describe("POST /portal/api/rollovers/next", () => {
  const service = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  const signIn = (api: TestApi, role: Parameters<typeof signInAs>[1]) =>
    signInAs(api, role, { organizationId: api.ak.organizationId });
  const sendNext = (api: TestApi, person: SignedIn, body?: object) =>
    callAs(api, person, "post", PATH).send(body);
  const claimNext = async (api: TestApi, person: SignedIn, skip: readonly string[] = []) =>
    (await sendNext(api, person, { skip }).expect(200)).body;
  const submit = async (api: TestApi, changes: object = {}) => {
    const id = await createRollover(api, changes);
    await runActions(api, id, "submit");
    return id;
  };
  const read = async (api: TestApi, id: string) => (await api.call("get", `/v1/rollovers/${id}`)).body;

  it("200 serves the most overdue first, then by priority within a day, and assigns each to the caller", async () => {
    const api = await newOrganization(service);
    const mostOverdue = await submit(api, { priority: "low" });
    await advanceClockByDays(api, 1);
    const sameDay = [await submit(api, { priority: "normal" }), await submit(api, { priority: "urgent" })];
    await advanceClockByDays(api, 9);
    const person = await signIn(api, "operations");
    const order = [mostOverdue, sameDay[1], sameDay[0]];
    const servedIds: string[] = [];
    for (const expected of order) {
      const { rollover, action, object } = await claimNext(api, person, servedIds);
      expect({ object, id: rollover.id, assigneeId: rollover.assigneeId, action }).toEqual({
        object: "next_rollover",
        id: expected,
        assigneeId: person.memberId,
        action: "start_review",
      });
      expect(await read(api, rollover.id)).toEqual(rollover);
      const { timeline } = await expectConsistent(api, rollover.id);
      expect(timeline.at(-1)).toMatchObject({ type: "rollover.updated", data: { fields: ["assigneeId"] } });
      servedIds.push(rollover.id);
    }
    expect(await claimNext(api, person, servedIds)).toEqual({
      object: "next_rollover",
      rollover: null,
      action: null,
    });
    const { body: list } = await api.call("get", "/v1/rollovers?sort=urgency").expect(200);
    expect(list.data.map(({ id }: { id: string }) => id)).toEqual(order);
  });

  it("200 serves the caller's own rollover again without another change, until it no longer waits for them", async () => {
    const api = await newOrganization(service);
    const id = await createRollover(api, {}, "test-manual");
    await runActions(api, id, "submit");
    const person = await signIn(api, "operations");
    const { rollover } = await claimNext(api, person);
    expect((await claimNext(api, person)).rollover.version).toBe(rollover.version);
    await runActions(api, id, "start_review");
    expect(await claimNext(api, person)).toMatchObject({ action: "approve" });
    await runActions(api, id, "approve", "send_to_custodian");
    expect((await claimNext(api, person)).rollover).toBeNull();
    await advanceClockByDays(api, 30);
    // Overdue rollovers that wait for others come after those that wait for operations.
    const waitingForOperations = await submit(api);
    expect((await claimNext(api, person)).rollover.id).toBe(waitingForOperations);
    expect(await claimNext(api, person, [waitingForOperations])).toMatchObject({
      rollover: { id },
      action: "acknowledge",
    });
  });

  it("200 skips rollovers that are assigned to others or that the member's role cannot act on", async () => {
    const api = await newOrganization(service);
    const othersRollover = await submit(api);
    await api.call("patch", `/v1/rollovers/${othersRollover}`).send({ assigneeId: "ops-17" }).expect(200);
    const person = await signIn(api, "operations");
    expect((await claimNext(api, person)).rollover).toBeNull();
    const draft = await createRollover(api);
    expect(await claimNext(api, person)).toMatchObject({
      rollover: { id: draft },
      action: "request_consent",
    });
    const other = await newOrganization(service);
    expect((await claimNext(other, await signIn(other, "operations"))).rollover).toBeNull();
  });

  it("200 never gives two members the same rollover, even if they request one concurrently", async () => {
    const api = await newOrganization(service);
    const ids = await Promise.all(Array.from({ length: 6 }, () => submit(api)));
    const people = await Promise.all(ids.map(() => signIn(api, "operations")));
    const responses = await Promise.all(people.map((person) => claimNext(api, person)));
    const servedIds = responses.map(({ rollover }) => rollover?.id);
    expect(servedIds.toSorted()).toEqual(ids.toSorted());
    for (const [index, person] of people.entries())
      expect((await read(api, servedIds[index])).assigneeId).toBe(person.memberId);
    expect((await claimNext(api, await signIn(api, "admin"))).rollover).toBeNull();
  });

  it("401, 403 and 422 change nothing", async () => {
    const api = await newOrganization(service);
    await submit(api);
    const person = await signIn(api, "operations");
    const viewer = await signIn(api, "viewer");
    const before = await countRows(api);
    expectProblem(await sendNext(api, viewer, {}), "insufficient_scope");
    expectProblem(await api.call("post", PATH).send({}), "key_type_not_allowed");
    const { Cookie: _cookie, ...anonymous } = person.headers;
    expect((await api.call("post", PATH, null).set(anonymous).send({})).status).toBe(401);
    for (const [body, pointers] of [
      [{ skip: "all" }, ["#/skip"]],
      [{ skip: ["'; DROP TABLE rollovers; --"] }, ["#/skip/0"]],
      [{ skip: [newId("acct")] }, ["#/skip/0"]],
      [{ skip: Array.from({ length: 201 }, () => newId("rol")) }, ["#/skip"]],
      [{ assigneeId: "mem_1" }, ["#/assigneeId"]],
    ] as const)
      expect(expectIssues(await sendNext(api, person, body), "validation_failed")).toEqual(pointers);
    const after = await countRows(api);
    expect([after.timeline_entries, after.events]).toEqual([before.timeline_entries, before.events]);
    expect((await sendNext(api, person)).body.rollover).not.toBeNull();
  });
});

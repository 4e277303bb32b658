import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { callAs } from "../portal/member-calls.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";
import { findTablesWith } from "../table-contents.ts";
import { ACTIONS_TO_RECEIVED, expectConsistent, runActions } from "../workflow/rollover-steps.ts";

const WORK = { assigneeId: "ops-17", priority: "urgent", tags: ["vip", "north desk"] };

describe("Assignee, priority and tags of a rollover", () => {
  const api = useTestApi();

  const create = async () => createRolloverFor(api, (await createErasableAccount(api)).id);
  const read = async (id: string) => (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
  const patch = (id: string, body: object) => api.call("patch", `/v1/rollovers/${id}`).send(body);

  it("201 are null, normal and empty unless the creation sets them", async () => {
    const body = await buildRolloverBody(api, (await buildAccount(api, api.ak.organizationId)).id);
    const withoutWork = (await api.call("post", "/v1/rollovers").send(body).expect(201)).body;
    expect(withoutWork).toMatchObject({ assigneeId: null, priority: "normal", tags: [] });
    await cancel(api, withoutWork.id);
    const sent = { ...body, ...WORK };
    const withWork = (await api.call("post", "/v1/rollovers").send(sent).expect(201)).body;
    expect(withWork).toMatchObject(WORK);
    expect(await read(withWork.id)).toEqual(withWork);
    await cancel(api, withWork.id);
    const rollovers = [sent];
    const { results } = (await api.call("post", "/v1/rollovers/batch").send({ rollovers }).expect(200)).body;
    expect(results[0].rollover).toMatchObject(WORK);
    await expectConsistent(api, withWork.id);
  });

  it.each([
    ["draft", () => Promise.resolve()],
    ["funds_received", (id: string) => runActions(api, id, ...ACTIONS_TO_RECEIVED)],
    ["completed", (id: string) => runActions(api, id, ...ACTIONS_TO_RECEIVED, "complete")],
    ["rejected", (id: string) => runActions(api, id, "submit", "start_review", "reject")],
  ])("200 can be changed in state %s; timeline and event name the fields", async (state, prepare) => {
    const id = await create();
    await prepare(id);
    const before = await read(id);
    expect(before.state).toBe(state);
    const { body } = await patch(id, { ...WORK, metadata: { a: "b" } }).expect(200);
    const { updatedAt } = body;
    const changed = { ...WORK, metadata: { a: "b" }, version: before.version + 1, updatedAt };
    expect(body).toEqual({ ...before, ...changed });
    const { timeline, events } = await expectConsistent(api, id);
    const fields = ["assigneeId", "priority", "tags", "metadata"];
    expect(new Set(timeline.at(-1)?.data.fields as string[])).toEqual(new Set(fields));
    expect(events.at(-1)).toMatchObject({ type: "rollover.updated", data: { rolloverId: id } });
    const serialized = JSON.stringify([timeline, events.map(({ data }) => data)]);
    for (const value of ["ops-17", "vip"]) expect(serialized).not.toContain(value);
    const cleared = (await patch(id, { assigneeId: null, tags: [] }).expect(200)).body;
    expect(cleared).toMatchObject({ assigneeId: null, priority: "urgent", tags: [], metadata: { a: "b" } });
    await expectConsistent(api, id);
  });

  it("409 after submission if the request also changes fields that can change only in a draft", async () => {
    const id = await create();
    await runActions(api, id, "submit");
    const before = await read(id);
    for (const more of [{ externalId: "x" }, { deliveryMethod: "wire" }]) {
      expectProblem(await patch(id, { ...WORK, ...more }), "invalid_transition");
    }
    expect(await read(id)).toEqual(before);
  });

  it("422 names the invalid field", async () => {
    const id = await create();
    for (const [body, pointer] of [
      [{ priority: "burning" }, "#/priority"],
      [{ priority: null }, "#/priority"],
      [{ assigneeId: "" }, "#/assigneeId"],
      [{ assigneeId: "x".repeat(256) }, "#/assigneeId"],
      [{ assigneeId: "123-45-6789" }, "#/assigneeId"],
      [{ tags: null }, "#/tags"],
      [{ tags: "vip" }, "#/tags"],
      [{ tags: ["vip", "vip"] }, "#/tags"],
      [{ tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, "#/tags"],
      [{ tags: ["x".repeat(51)] }, "#/tags/0"],
      [{ tags: ["a", " "] }, "#/tags/1"],
      [{ tags: ["a\u0000"] }, "#/tags/0"],
    ] as const) {
      expect(expectIssues(await patch(id, body), "validation_failed")).toEqual([pointer]);
    }
    const maxTags = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(50, "ø"));
    expect((await patch(id, { tags: maxTags }).expect(200)).body.tags).toEqual(maxTags);
    await expectConsistent(api, id);
  });

  it("200 in GraphQL, where null clears the assignee", async () => {
    const id = await create();
    await runActions(api, id, "submit");
    const document = `mutation ($input: UpdateRolloverInput!) {
      updateRollover(input: $input) { rollover { assigneeId priority tags } errors { code } } }`;
    const updateRollover = async (fields: object) => {
      const variables = { input: { rolloverId: id, ...fields } };
      return (await runGraphql<{ updateRollover: object }>(api, document, variables, api.ak.key)).data
        .updateRollover;
    };
    expect(await updateRollover(WORK)).toEqual({ rollover: WORK, errors: [] });
    const cleared = await updateRollover({ assigneeId: null });
    expect(cleared).toEqual({ rollover: { ...WORK, assigneeId: null }, errors: [] });
  });

  it("no longer include tags once the participant is erased", async () => {
    const account = await createErasableAccount(api);
    const id = await createRolloverFor(api, account.id, { tags: ["Zq-Hopper's son"] });
    await cancel(api, id);
    await erase(api, account.id).expect(200);
    expect((await read(id)).tags).toEqual([]);
    expect(await findTablesWith(api, "Zq-Hopper")).toEqual([]);
    const { timeline } = await expectConsistent(api, id);
    expect(timeline.at(-1)?.data.fields).toContain("tags");
  });
});

describe("Assignee named by a member ID", () => {
  const api = useTestApi();
  const expectAssigneeIssue = (response: Parameters<typeof expectIssues>[0]) =>
    expect(expectIssues(response, "validation_failed")).toEqual(["#/assigneeId"]);

  it("must be a current member of the organization, in every request that assigns", async () => {
    const { organizationId } = api.ak;
    const member = await signInAs(api, "operations", { organizationId });
    const [stranger, removed] = await Promise.all([
      signInAs(api, "operations"),
      signInAs(api, "operations", { organizationId }),
    ]);
    await api.db.prisma.member.update({ where: { id: removed.memberId }, data: { removedAt: new Date() } });
    const id = await createRolloverFor(api, (await createErasableAccount(api)).id);
    const patch = (body: object) => api.call("patch", `/v1/rollovers/${id}`).send(body);
    const updateInBulk = (assigneeId: string) =>
      api.call("post", "/v1/rollovers/bulk-update").send({ rollovers: [{ rolloverId: id }], assigneeId });
    const create = async (assigneeId: string) => {
      const body = await buildRolloverBody(api, (await buildAccount(api, organizationId)).id);
      return api.call("post", "/v1/rollovers").send({ ...body, assigneeId });
    };
    for (const assigneeId of [stranger.memberId, removed.memberId]) {
      expectAssigneeIssue(await patch({ assigneeId }));
      expectAssigneeIssue(await patch({ assigneeId, source: { planName: "Plan" } }));
      expectAssigneeIssue(await create(assigneeId));
      const [item] = (await updateInBulk(assigneeId)).body.results;
      expect(item).toMatchObject({ status: 422, problem: { errors: [{ pointer: "#/assigneeId" }] } });
      const response = await runGraphql(
        api,
        `mutation ($input: UpdateRolloverInput!) {
          updateRollover(input: $input) { rollover { id } errors { code } } }`,
        { input: { rolloverId: id, assigneeId } },
      );
      expect(JSON.stringify(response)).toContain("validation_failed");
      expectAssigneeIssue(await callAs(api, member, "patch", `/v1/rollovers/${id}`).send({ assigneeId }));
    }
    expect((await api.call("get", `/v1/rollovers/${id}`)).body.assigneeId).toBeNull();
    expect((await create(member.memberId)).body.assigneeId).toBe(member.memberId);
    expect((await patch({ assigneeId: member.memberId })).body.assigneeId).toBe(member.memberId);
    // Any text that is not a member ID is accepted.
    for (const assigneeId of ["mem_17", "ops-17"])
      expect((await patch({ assigneeId })).body.assigneeId).toBe(assigneeId);
    // An operator at work in the organization counts as its member.
    const staff = await signInAs(api, "platform");
    const asStaff = { ...staff, organizationId };
    const assigneeId = staff.memberId;
    const assigned = await callAs(api, asStaff, "patch", `/v1/rollovers/${id}`).send({ assigneeId });
    expect(assigned.body.assigneeId).toBe(assigneeId);
  });

  it("is kept when other fields change after the member has left", async () => {
    const { organizationId } = api.ak;
    const member = await signInAs(api, "operations", { organizationId });
    const id = await createRolloverFor(api, (await createErasableAccount(api)).id);
    const patch = (body: object) => api.call("patch", `/v1/rollovers/${id}`).send(body);
    await patch({ assigneeId: member.memberId }).expect(200);
    await api.db.prisma.member.update({ where: { id: member.memberId }, data: { removedAt: new Date() } });
    await patch({ tags: ["vip"] }).expect(200);
    await patch({ assigneeId: member.memberId, priority: "high" }).expect(200);
    await patch({ source: { planName: "Plan" } }).expect(200);
  });
});

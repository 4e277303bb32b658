import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { callAs } from "../portal/member-calls.ts";
import { type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";
import { expectConsistent } from "../workflow/rollover-steps.ts";
import {
  createKey,
  createRolloverInState,
  decideApproval,
  decideApprovalAs,
  newFourEyesOrganization,
  newUserId,
  requestApproval,
  requestApprovalAs,
  SECOND_PERSON_ROLLOVER_ACTIONS,
  setSecondPersonActions,
  signInSecondPerson,
} from "./approval-calls.ts";

const SETTINGS = "/v1/organization/settings";

describe("Members and second-person actions", () => {
  const base = useTestApi({ clock: new TestClock() });

  it.each(SECOND_PERSON_ROLLOVER_ACTIONS.map((actionCase) => ({ ...actionCase })))(
    "the requester and their key cannot confirm, but another member can: $action",
    async ({ action, from, params, to }) => {
      const api = await newFourEyesOrganization(base);
      const [requester, second] = [
        await signInSecondPerson(api, "operations"),
        await signInSecondPerson(api, "admin"),
      ];
      const ownKey = await createKey(api, requester.userId);
      const rolloverId = await createRolloverInState(api, from);
      const { body } = await requestApprovalAs(api, requester, { action, rolloverId, params }).expect(201);
      expect(body.requestedBy).toEqual({ type: "member", id: requester.memberId });
      expectProblem(await decideApprovalAs(api, requester, body.id, "confirm"), "wrong_person");
      expectProblem(await decideApproval(api, body.id, "confirm", ownKey.key), "person_required");
      const viewer = await signInSecondPerson(api, "viewer");
      expectProblem(await decideApprovalAs(api, viewer, body.id, "confirm"), "insufficient_scope");
      const outsider = await signInAs(api, "owner");
      expectProblem(await decideApprovalAs(api, outsider, body.id, "confirm"), "not_found");
      await decideApprovalAs(api, second, body.id, "confirm").expect(200);
      const { row, timeline } = await expectConsistent(api, rolloverId);
      expect(row.state).toBe(to);
      expect(timeline.at(-1)).toMatchObject({
        actor: { type: "member", id: second.memberId },
        requestedBy: { type: "member", id: requester.memberId, approvalId: body.id },
      });
    },
  );

  it("the owner of the requesting key cannot confirm", async () => {
    const api = await newFourEyesOrganization(base);
    const keyOwner = await signInSecondPerson(api, "admin");
    const rolloverId = await createRolloverInState(api, "in_review");
    const { key } = await createKey(api, keyOwner.userId);
    const { body } = await requestApproval(api, { action: "approve", rolloverId }, key);
    expectProblem(await decideApprovalAs(api, keyOwner, body.id, "confirm"), "wrong_person");
    await decideApprovalAs(api, await signInSecondPerson(api, "operations"), body.id, "confirm").expect(200);
  });

  it("owners choose the actions freely, but removing one needs a second person", async () => {
    const api = await newFourEyesOrganization(base, []);
    const [owner, admin] = [await signInSecondPerson(api, "owner"), await signInSecondPerson(api, "admin")];
    const set = (person: SignedIn, body: object) => callAs(api, person, "patch", SETTINGS).send(body);
    const operations = await signInSecondPerson(api, "operations");
    expectProblem(await set(operations, { secondPerson: ["complete"] }), "insufficient_scope");
    expectProblem(await set(operations, { name: "Other" }), "insufficient_scope");
    expectProblem(await api.call("patch", SETTINGS).send({ secondPerson: [] }), "insufficient_scope");
    const first = await set(owner, { secondPerson: ["complete", "approve", "approve"] }).expect(200);
    expect(first.body.secondPerson).toEqual(["approve", "complete"]);
    expectProblem(await set(owner, { secondPerson: ["reveal", "complete"] }), "second_person_required");
    const stale = await set(owner, { secondPerson: ["approve", "complete", "reveal"] }).set(
      "If-Match",
      '"1"',
    );
    expectProblem(stale, "version_conflict");
    const relax = { action: "relax_second_person", params: { remove: ["approve"] } };
    expectProblem(await requestApprovalAs(api, operations, relax), "insufficient_scope");
    const notRequired = { ...relax, params: { remove: ["reveal"] } };
    expectProblem(await requestApprovalAs(api, owner, notRequired), "validation_failed");
    const { body } = await requestApprovalAs(api, owner, relax).expect(201);
    await set(owner, { secondPerson: ["approve", "complete", "reveal"] }).expect(200);
    expectProblem(await decideApprovalAs(api, owner, body.id, "confirm"), "wrong_person");
    expect((await decideApprovalAs(api, admin, body.id, "confirm").expect(200)).body.state).toBe("done");
    const { body: current } = await callAs(api, owner, "get", SETTINGS);
    expect(current.secondPerson).toEqual(["complete", "reveal"]);
    const audit = await api.db.prisma.auditEntry.findMany({
      where: { organizationId: api.ak.organizationId, action: "organization.settings_changed" },
      orderBy: { id: "desc" },
    });
    expect(audit[0]).toMatchObject({
      actorId: admin.memberId,
      data: {
        secondPerson: ["complete", "reveal"],
        approvalId: body.id,
        requestedBy: { id: owner.memberId },
      },
    });
  });
});

describe("Live keys that require a second person", () => {
  const base = useTestApi({ environment: "live", clock: new TestClock() });

  it("can be created only once, by the requester and as requested", async () => {
    const { organizationId } = base.ak;
    await setSecondPersonActions(base, ["create_live_key"]);
    const [requester, second] = [
      await signInAs(base, "admin", { organizationId }),
      await signInAs(base, "owner", { organizationId }),
    ];
    const params = {
      name: "Payroll server",
      type: "ak",
      scopes: ["rollovers:read"],
      expiresAt: "2040-01-01T00:00:00Z",
    };
    const createLiveKey = (person: SignedIn, input: object = params) =>
      callAs(base, person, "post", "/portal/api/keys").send(input);
    expectProblem(await createLiveKey(requester), "second_person_required");
    const send = (person: SignedIn, path: string, body?: object) =>
      callAs(base, person, "post", `/v1/approvals${path}`).send(body);
    const { body } = await send(requester, "", { action: "create_live_key", params }).expect(201);
    await send(second, `/${body.id}/confirm`).expect(200);
    expectProblem(await createLiveKey(second), "second_person_required");
    expectProblem(
      await createLiveKey(requester, { ...params, scopes: ["keys:rotate"] }),
      "second_person_required",
    );
    const attempts = await Promise.all([
      createLiveKey(requester),
      createLiveKey(requester),
      createLiveKey(requester),
    ]);
    const created = attempts.filter(({ status }) => status === 201);
    expect(created).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status !== 201) expectProblem(attempt, "second_person_required");
    expect(created[0]?.body.apiKey).toMatchObject({ name: "Payroll server", scopes: ["rollovers:read"] });
    const { body: used } = await callAs(base, second, "get", `/v1/approvals/${body.id}`);
    expect(used).toMatchObject({ state: "done", usedAt: expect.any(String) });
  });

  it("cannot be rotated with the approval of a new key, but can with an approval to rotate", async () => {
    const { organizationId } = base.ak;
    await setSecondPersonActions(base, ["create_live_key"]);
    const [requester, second] = [
      await signInAs(base, "admin", { organizationId }),
      await signInAs(base, "owner", { organizationId }),
    ];
    const colleagueKey = await createKey(base, newUserId(), ["rollovers:read"]);
    const { name } = await base.db.prisma.apiKey.findUniqueOrThrow({ where: { id: colleagueKey.id } });
    const rotate = (body: object = {}) =>
      callAs(base, requester, "post", `/portal/api/keys/${colleagueKey.id}/rotate`).send(body);
    const requestAndConfirm = async (action: string, params: object) => {
      const { body } = await requestApprovalAs(base, requester, { action, params }).expect(201);
      await decideApprovalAs(base, second, body.id, "confirm").expect(200);
    };
    await requestAndConfirm("create_live_key", { name, type: "ak", scopes: ["rollovers:read"] });
    expectProblem(await rotate(), "second_person_required");
    await requestAndConfirm("rotate_live_key", { keyId: colleagueKey.id });
    expectProblem(await rotate({ scopes: ["rollovers:write"] }), "second_person_required");
    expect((await rotate().expect(201)).body.apiKey.rotatedFrom).toBe(colleagueKey.id);
    expectProblem(await rotate(), "key_already_rotated");
    const rotatedKey = { action: "rotate_live_key", params: { keyId: colleagueKey.id } };
    expectProblem(await requestApprovalAs(base, requester, rotatedKey), "key_already_rotated");
  });
});

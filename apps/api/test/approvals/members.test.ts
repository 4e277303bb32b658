import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { callAs } from "../portal/member-calls.ts";
import { type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import { expectProblem } from "../problem-answers.ts";
import { useTestApi } from "../start-test-api.ts";
import { expectWhole } from "../workflow/rollover-course.ts";
import {
  anotherKey,
  ask,
  askAs,
  choose,
  DONE_TO_ROLLOVERS,
  decide,
  decideAs,
  forTwo,
  newUser,
  rolloverAt,
  secondPerson,
} from "./approval-calls.ts";

const SETTINGS = "/v1/organization/settings";

describe("members, and what needs a second person", () => {
  const base = useTestApi({ clock: new TestClock() });
  const member = secondPerson;

  it.each(DONE_TO_ROLLOVERS.map((one) => ({ ...one })))(
    "one asks, their own key cannot confirm, another member can: $action",
    async ({ action, from, params, to }) => {
      const api = await forTwo(base);
      const [asker, second] = [await member(api, "operations"), await member(api, "admin")];
      const own = await anotherKey(api, asker.userId);
      const rolloverId = await rolloverAt(api, from);
      const { body } = await askAs(api, asker, { action, rolloverId, params }).expect(201);
      expect(body.requestedBy).toEqual({ type: "member", id: asker.memberId });
      expectProblem(await decideAs(api, asker, body.id, "confirm"), "wrong_person");
      expectProblem(await decide(api, body.id, "confirm", own.key), "person_required");
      const viewer = await member(api, "viewer");
      expectProblem(await decideAs(api, viewer, body.id, "confirm"), "insufficient_scope");
      const stranger = await signInAs(api, "owner");
      expectProblem(await decideAs(api, stranger, body.id, "confirm"), "not_found");
      await decideAs(api, second, body.id, "confirm").expect(200);
      const { row, timeline } = await expectWhole(api, rolloverId);
      expect(row.state).toBe(to);
      expect(timeline.at(-1)).toMatchObject({
        actor: { type: "member", id: second.memberId },
        requestedBy: { type: "member", id: asker.memberId, approvalId: body.id },
      });
    },
  );

  it("a key asks, who made it cannot confirm", async () => {
    const api = await forTwo(base);
    const maker = await member(api, "admin");
    const rolloverId = await rolloverAt(api, "in_review");
    const { key } = await anotherKey(api, maker.userId);
    const { body } = await ask(api, { action: "approve", rolloverId }, key);
    expectProblem(await decideAs(api, maker, body.id, "confirm"), "wrong_person");
    await decideAs(api, await member(api, "operations"), body.id, "confirm").expect(200);
  });

  it("choose what needs one, and need one for less", async () => {
    const api = await forTwo(base, []);
    const [owner, admin] = [await member(api, "owner"), await member(api, "admin")];
    const set = (person: SignedIn, body: object) => callAs(api, person, "patch", SETTINGS).send(body);
    const operations = await member(api, "operations");
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
    expectProblem(await askAs(api, operations, relax), "insufficient_scope");
    const useless = { ...relax, params: { remove: ["reveal"] } };
    expectProblem(await askAs(api, owner, useless), "validation_failed");
    const { body } = await askAs(api, owner, relax).expect(201);
    await set(owner, { secondPerson: ["approve", "complete", "reveal"] }).expect(200);
    expectProblem(await decideAs(api, owner, body.id, "confirm"), "wrong_person");
    expect((await decideAs(api, admin, body.id, "confirm").expect(200)).body.state).toBe("done");
    const { body: now } = await callAs(api, owner, "get", SETTINGS);
    expect(now.secondPerson).toEqual(["complete", "reveal"]);
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

describe("a live key, where it needs a second person", () => {
  const base = useTestApi({ environment: "live", clock: new TestClock() });

  it("is made once, by who asked, as it was asked for", async () => {
    const { organizationId } = base.ak;
    await choose(base, ["create_live_key"]);
    const [asker, second] = [
      await signInAs(base, "admin", { organizationId }),
      await signInAs(base, "owner", { organizationId }),
    ];
    const params = {
      name: "Payroll server",
      type: "ak",
      scopes: ["rollovers:read"],
      expiresAt: "2040-01-01T00:00:00Z",
    };
    const make = (person: SignedIn, given: object = params) =>
      callAs(base, person, "post", "/portal/api/keys").send(given);
    expectProblem(await make(asker), "second_person_required");
    const send = (person: SignedIn, path: string, body?: object) =>
      callAs(base, person, "post", `/v1/approvals${path}`).send(body);
    const { body } = await send(asker, "", { action: "create_live_key", params }).expect(201);
    await send(second, `/${body.id}/confirm`).expect(200);
    expectProblem(await make(second), "second_person_required");
    expectProblem(await make(asker, { ...params, scopes: ["keys:rotate"] }), "second_person_required");
    const tries = await Promise.all([make(asker), make(asker), make(asker)]);
    const made = tries.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    for (const one of tries) if (one.status !== 201) expectProblem(one, "second_person_required");
    expect(made[0]?.body.apiKey).toMatchObject({ name: "Payroll server", scopes: ["rollovers:read"] });
    const { body: used } = await callAs(base, second, "get", `/v1/approvals/${body.id}`);
    expect(used).toMatchObject({ state: "done", usedAt: expect.any(String) });
  });

  it("rotates nothing by the confirmation of another key, and is rotated by its own", async () => {
    const { organizationId } = base.ak;
    await choose(base, ["create_live_key"]);
    const [asker, second] = [
      await signInAs(base, "admin", { organizationId }),
      await signInAs(base, "owner", { organizationId }),
    ];
    const bobs = await anotherKey(base, newUser(), ["rollovers:read"]);
    const { name } = await base.db.prisma.apiKey.findUniqueOrThrow({ where: { id: bobs.id } });
    const rotate = (body: object = {}) =>
      callAs(base, asker, "post", `/portal/api/keys/${bobs.id}/rotate`).send(body);
    const confirmed = async (action: string, params: object) => {
      const { body } = await askAs(base, asker, { action, params }).expect(201);
      await decideAs(base, second, body.id, "confirm").expect(200);
    };
    await confirmed("create_live_key", { name, type: "ak", scopes: ["rollovers:read"] });
    expectProblem(await rotate(), "second_person_required");
    await confirmed("rotate_live_key", { keyId: bobs.id });
    expectProblem(await rotate({ scopes: ["rollovers:write"] }), "second_person_required");
    expect((await rotate().expect(201)).body.apiKey.rotatedFrom).toBe(bobs.id);
    expectProblem(await rotate(), "key_already_rotated");
    const unknown = { action: "rotate_live_key", params: { keyId: bobs.id } };
    expectProblem(await askAs(base, asker, unknown), "key_already_rotated");
  });
});

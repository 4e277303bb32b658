import { describe, expect, it } from "@jest/globals";
import type { Problem } from "@svc/service-kit/errors";
import { buildAccount, buildKey, buildOrganization, TEST_CIPHER } from "@svc/testing";
import type { SecondPersonAction } from "../../src/people/second-person/approval.ts";
import {
  type ApprovalSubject,
  digestFacts,
  lockSubject,
} from "../../src/people/second-person/covered-facts.ts";
import { identifyPerson } from "../../src/people/second-person/person.ts";
import { requireSecondPerson } from "../../src/people/second-person/require-second-person.ts";
import { insertRollover } from "../insert-rollover.ts";
import type { SignedIn } from "../portal/sign-in-as.ts";
import { DECIDER, useApprovalRecords } from "./approval-records.ts";

const HOUR_MS = 3_600_000;
/** SQLSTATE of a lock request that would have to wait. */
const LOCK_NOT_AVAILABLE = "55P03";

describe("requireSecondPerson", () => {
  const {
    env,
    clock,
    chainKeys,
    organization,
    hoursAgo,
    inTransaction,
    addApproval,
    addConfirmedApproval,
    readApproval,
    addMember,
    buildCall,
  } = useApprovalRecords();
  type GuardedAction = Parameters<typeof requireSecondPerson>[2];
  const guard = (person: SignedIn, guarded: GuardedAction) =>
    inTransaction((tx) => requireSecondPerson(buildCall(tx, person).call, tx, guarded));
  const expectRefused = (person: SignedIn, guarded: GuardedAction): Promise<Problem> =>
    guard(person, guarded).then(
      () => {
        throw new Error("The action was allowed.");
      },
      (error) => error,
    );

  const protectActions = (...secondPerson: SecondPersonAction[]) =>
    env.db.prisma.organization.update({ where: { id: organization.id }, data: { secondPerson } });

  it("allows actions that the organization does not protect", async () => {
    const person = await addMember();
    await protectActions("approve");
    await addConfirmedApproval(person);
    expect(await guard(person, { action: "reveal" })).toBeNull();
    for (const action of ["create_live_key", "rotate_live_key", "change_live_key"] as const)
      expect(await guard(person, { action })).toBeNull();
  });

  it("refuses protected actions without an approval, and says how to request one", async () => {
    const person = await addMember();
    await protectActions("reveal", "create_live_key");
    expect(await expectRefused(person, { action: "reveal", rolloverId: "rol_1" })).toMatchObject({
      code: "second_person_required",
      message:
        "reveal requires a second person. Request an approval with `POST /v1/approvals`, and have another person confirm it.",
      extensions: { action: "reveal", rolloverId: "rol_1" },
    });
    for (const action of ["create_live_key", "rotate_live_key", "change_live_key"] as const) {
      const { code, extensions } = await expectRefused(person, { action });
      expect({ code, extensions }).toEqual({ code: "second_person_required", extensions: { action } });
    }
  });

  it("names the caller's request that is pending", async () => {
    const person = await addMember();
    await protectActions("reveal");
    await addApproval(await addMember());
    const id = await addApproval(person);
    expect(await expectRefused(person, { action: "reveal" })).toMatchObject({
      message: `reveal requires a second person. Another person must confirm ${id}, which you already requested.`,
      extensions: { action: "reveal", approvalId: id },
    });
  });

  it("allows a confirmed view until the approval expires, and records the first use", async () => {
    const person = await addMember();
    await protectActions("reveal");
    const id = await addConfirmedApproval(person);
    const used = { approvalId: id, confirmedBy: DECIDER };
    expect(await guard(person, { action: "reveal" })).toEqual(used);
    const firstUse = clock.now();
    expect(await readApproval(id)).toMatchObject({ state: "confirmed", usedAt: firstUse });
    clock.advance(1_000);
    expect(await guard(person, { action: "reveal" })).toEqual(used);
    expect(await readApproval(id)).toMatchObject({ state: "confirmed", usedAt: firstUse });
    clock.advance(2 * HOUR_MS);
    expect(await expectRefused(person, { action: "reveal" })).toMatchObject({
      code: "second_person_required",
    });
  });

  it("uses a confirmed approval even if the caller also has pending requests", async () => {
    const person = await addMember();
    await protectActions("reveal");
    await addApproval(person, { requestedAt: hoursAgo(2) });
    const id = await addConfirmedApproval(person);
    await addApproval(person, { requestedAt: hoursAgo(0) });
    expect(await guard(person, { action: "reveal" })).toMatchObject({ approvalId: id });
  });

  it("gives all keys of a rotation chain the first key's ID as family, and members no family", async () => {
    const organizationId = organization.id;
    const first = await buildKey(env, "ak", { organizationId });
    const second = await buildKey(env, "ak", { organizationId, rotatedFromId: first.id });
    const third = await buildKey(env, "ak", { organizationId, rotatedFromId: second.id });
    const other = await buildKey(env, "ak", { organizationId });
    const identify = (keyId: string | null, owner = organizationId) =>
      inTransaction((tx) =>
        identifyPerson(tx, {
          organizationId: owner,
          actor: { type: "api_key", id: keyId ?? "mem_1" },
          keyId,
          personId: "usr_1",
        }),
      );
    for (const { id } of [first, second, third])
      expect(await identify(id)).toEqual({ actorId: id, personId: "usr_1", family: first.id });
    expect((await identify(other.id)).family).toBe(other.id);
    expect((await identify(null)).family).toBeNull();
    expect((await identify(third.id, await buildOrganization(env))).family).toBeNull();
  });

  it("allows a confirmed change of a key once, with equal params only", async () => {
    const person = await addMember();
    await protectActions("create_live_key");
    const expiresAt = "2030-01-01T00:00:00.000Z";
    const id = await addConfirmedApproval(person, {
      action: "create_live_key",
      params: { name: "Payroll", expiresAt },
    });
    const create = (params: object) => ({ action: "create_live_key", params }) as const;
    for (const params of [{}, { name: "Payroll" }, { name: "Other", expiresAt }])
      expect(await expectRefused(person, create(params))).toMatchObject({ code: "second_person_required" });
    const other = await addMember();
    const params = { expiresAt: new Date(expiresAt), name: "Payroll" };
    expect(await expectRefused(other, create(params))).toMatchObject({ code: "second_person_required" });
    expect(await guard(person, create(params))).toMatchObject({ approvalId: id });
    expect(await readApproval(id)).toMatchObject({ state: "done", usedAt: clock.now() });
    expect(await expectRefused(person, create(params))).toMatchObject({ code: "second_person_required" });
  });

  it("accepts an approval without params, and one that the caller's own key requested", async () => {
    const person = await addMember();
    await protectActions("reveal");
    const key = await buildKey(env, "ak", { organizationId: organization.id });
    const id = await addConfirmedApproval(person, {
      params: null,
      requestedBy: { type: "api_key", id: key.id },
      requesterFamily: key.id,
    });
    expect(await guard(person, { action: "reveal" })).toMatchObject({ approvalId: id });
  });

  describe("for the payment route of a rollover", () => {
    const buildSubject = (rolloverId: string, receiving: object): ApprovalSubject =>
      ({
        rollover: {
          id: rolloverId,
          organizationId: organization.id,
          attestations: {},
          amountRequested: "10.00",
        },
        account: null,
        directory: {
          findById: () => ({ id: "cus_1", name: "Acme", receiving }),
          findAdditions: () => null,
        },
      }) as unknown as ApprovalSubject;
    const digestCovered = (subject: ApprovalSubject) => digestFacts(chainKeys.current, subject);

    it("needs a second person if it changed since the last confirmation, even if the action is not protected", async () => {
      const person = await addMember();
      const rolloverId = await insertRollover(env, organization.id);
      const oldRoute = buildSubject(rolloverId, { payee: "Acme" });
      const newRoute = buildSubject(rolloverId, { payee: "Evil" });
      const reveal = (subject: ApprovalSubject) => ({ action: "reveal", rolloverId, subject }) as const;
      expect(await guard(person, reveal(newRoute))).toBeNull();
      await addApproval(person, {
        action: "approve",
        rolloverId,
        state: "done",
        covered: digestCovered(oldRoute),
        decidedBy: DECIDER,
        decidedAt: hoursAgo(3),
      });
      expect(await guard(person, reveal(oldRoute))).toBeNull();
      expect(await expectRefused(person, reveal(newRoute))).toMatchObject({ code: "second_person_required" });
      const oldRouteOtherAmount = {
        ...oldRoute,
        rollover: { ...oldRoute.rollover, amountRequested: "11.00" },
      } as ApprovalSubject;
      expect(await guard(person, reveal(oldRouteOtherAmount))).toBeNull();
      // The view needs an approval of the new route. The approved amount can differ.
      await addConfirmedApproval(person, {
        rolloverId,
        covered: digestCovered(oldRoute),
        decidedAt: hoursAgo(2),
      });
      expect(await expectRefused(person, reveal(newRoute))).toMatchObject({ code: "second_person_required" });
      await addConfirmedApproval(person, {
        rolloverId,
        covered: digestCovered(oldRouteOtherAmount),
        decidedAt: hoursAgo(2),
      });
      expect(await expectRefused(person, reveal(newRoute))).toMatchObject({ code: "second_person_required" });
      await protectActions("reveal");
      const newRouteOtherAmount = {
        ...newRoute,
        rollover: { ...newRoute.rollover, amountRequested: "12.00" },
      } as ApprovalSubject;
      const id = await addConfirmedApproval(person, {
        rolloverId,
        covered: digestCovered(newRouteOtherAmount),
      });
      expect(await guard(person, reveal(newRoute))).toMatchObject({ approvalId: id });
    });

    it("is covered by an approval without recorded facts", async () => {
      const person = await addMember();
      await protectActions("reveal");
      const rolloverId = await insertRollover(env, organization.id);
      const id = await addConfirmedApproval(person, { rolloverId, covered: null });
      const subject = buildSubject(rolloverId, { payee: "Acme" });
      expect(await guard(person, { action: "reveal", rolloverId, subject })).toMatchObject({
        approvalId: id,
      });
    });

    it("lockSubject returns the rollover's account, and locks it until the transaction ends", async () => {
      const { id: accountId } = await buildAccount(env, organization.id, { firstName: "Grace" });
      const { rollover, directory } = buildSubject("rol_1", {});
      const lockedRollover = { ...rollover, accountId };
      await inTransaction(async (tx) => {
        const subject = await lockSubject({ cipher: TEST_CIPHER }, tx, {
          rollover: lockedRollover,
          directory,
        });
        expect(subject).toMatchObject({ rollover: lockedRollover, account: { firstName: "Grace" } });
        expect(subject.directory).toBe(directory);
        const lockForUpdate = "SELECT id FROM accounts WHERE id = $1 FOR UPDATE NOWAIT";
        await expect(env.db.pool.query(lockForUpdate, [accountId])).rejects.toMatchObject({
          code: LOCK_NOT_AVAILABLE,
        });
        await env.db.pool.query("SELECT id FROM accounts WHERE id = $1 FOR KEY SHARE NOWAIT", [accountId]);
      });
    });
  });
});

import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, buildOrganization } from "@svc/testing";
import { findApprovers } from "../../src/people/second-person/find-approvers.ts";
import { lockPendingApproval } from "../../src/people/second-person/lock-pending.ts";
import { findRecentLinks } from "../../src/people/second-person/recent-sponsors.ts";
import { type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import { useApprovalRecords } from "./approval-records.ts";

describe("The second person", () => {
  const {
    env,
    clock,
    organization,
    hoursAgo,
    inTransaction,
    addApproval,
    readApproval,
    addMember,
    buildCall,
  } = useApprovalRecords();

  describe("lockPendingApproval", () => {
    const lock = (
      person: SignedIn,
      id: string,
      options: { as?: "second_person" | "requester"; changes?: object } = {},
    ) =>
      inTransaction((tx) =>
        lockPendingApproval(buildCall(tx, person, options.changes).call, id, options.as ?? "second_person"),
      );

    it("finds approvals of the caller's organization only", async () => {
      const person = await addMember();
      const id = await addApproval(await addMember());
      const otherOrganization = { organizationId: await buildOrganization(env) };
      await expect(lock(person, id, { changes: otherOrganization })).rejects.toMatchObject({
        code: "not_found",
      });
      await expect(lock(person, newId("apr"))).rejects.toMatchObject({ code: "not_found" });
    });

    it("returns a pending approval to another member, and to the requester who withdraws it", async () => {
      const [requester, other] = [await addMember(), await addMember()];
      const id = await addApproval(requester);
      expect(await lock(other, id)).toMatchObject({
        approval: { id, state: "pending" },
        person: { actorId: other.memberId, personId: other.userId, family: null },
        now: clock.now(),
      });
      expect(await lock(requester, id, { as: "requester" })).toMatchObject({ approval: { id } });
      await expect(lock(requester, id)).rejects.toMatchObject({ code: "wrong_person" });
      await expect(lock(other, id, { as: "requester" })).rejects.toMatchObject({ code: "wrong_person" });
    });

    it("refuses callers who lack a scope of the action, are not signed in, or own the requesting key", async () => {
      const [requester, other, keyOwner] = [await addMember(), await addMember(), await addMember()];
      const key = await buildKey(env, "ak", { organizationId: organization.id });
      await env.db.prisma.apiKey.update({ where: { id: key.id }, data: { createdBy: keyOwner.userId } });
      const id = await addApproval(requester, { action: "approve", requesterFamily: key.id });
      const expectRefused = (person: SignedIn, changes: object, code: string) =>
        expect(lock(person, id, { changes })).rejects.toMatchObject({ code });
      await expectRefused(other, { scopes: ["rollovers:act"] }, "insufficient_scope");
      await expectRefused(other, { scopes: ["rollovers:operate"] }, "insufficient_scope");
      await expectRefused(other, { keyId: key.id }, "person_required");
      await expectRefused(other, { personId: null }, "person_required");
      await expectRefused(keyOwner, {}, "wrong_person");
      await expect(lock(other, id)).resolves.toMatchObject({ approval: { id } });
    });

    it("refuses a member whom the requester invited in the last 72 hours", async () => {
      const [requester, invited] = [await addMember(), await addMember()];
      const id = await addApproval(requester);
      const setInvited = (createdAt: Date) =>
        env.db.prisma.member.update({
          where: { id: invited.memberId },
          data: { createdBy: requester.memberId, createdAt },
        });
      await setInvited(hoursAgo(71));
      await expect(lock(invited, id)).rejects.toMatchObject({ code: "recently_invited" });
      await setInvited(hoursAgo(72));
      await expect(lock(invited, id)).resolves.toMatchObject({ approval: { id } });
    });

    it.each(["confirmed", "declined", "withdrawn", "done"] as const)(
      "refuses an approval that is %s",
      async (state) => {
        const [requester, other] = [await addMember(), await addMember()];
        const id = await addApproval(requester, { state });
        for (const [person, as] of [
          [other, "second_person"],
          [requester, "requester"],
        ] as const)
          await expect(lock(person, id, { as })).rejects.toMatchObject({
            code: "approval_ended",
            message: `The approval is ${state}.`,
            extensions: { approvalState: state },
          });
      },
    );
  });

  describe("findRecentLinks", () => {
    const findLinked = async (people: readonly SignedIn[]) =>
      findRecentLinks(
        env.db.sql,
        { organizationId: organization.id, userIds: people.map(({ userId }) => userId) },
        clock.now(),
      );
    const update = ({ memberId }: SignedIn, data: object) =>
      env.db.prisma.member.update({ where: { id: memberId }, data });
    const invite = (person: SignedIn, by: SignedIn, hoursBefore = 1) =>
      update(person, { createdBy: by.memberId, createdAt: hoursAgo(hoursBefore) });

    it("links no one without recent invitations, except each user with themselves", async () => {
      const [inviter, invited] = [await addMember(), await addMember()];
      await invite(invited, inviter, 72);
      const isLinked = await findLinked([inviter, invited]);
      expect(isLinked(inviter.userId, [invited.userId])).toBe(false);
      expect(isLinked(inviter.userId, [])).toBe(false);
      expect(isLinked(inviter.userId, [invited.userId, inviter.userId])).toBe(true);
      const isLinkedAmongNoUsers = await findLinked([]);
      expect(isLinkedAmongNoUsers(inviter.userId, [invited.userId])).toBe(false);
    });

    it("links members to inviters and promoters, directly or indirectly, and members who share an inviter or promoter", async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => addMember()));
      const [root, left, right, last, stranger] = people as [
        SignedIn,
        SignedIn,
        SignedIn,
        SignedIn,
        SignedIn,
      ];
      await invite(left, root);
      await update(right, { roleRaisedBy: root.memberId, roleRaisedAt: hoursAgo(2) });
      await invite(last, right);
      await update(last, { roleRaisedBy: left.memberId, roleRaisedAt: hoursAgo(3) });
      const isLinked = await findLinked(people);
      for (const [one, other] of [
        [left, root],
        [root, left],
        [left, right],
        [last, root],
        [last, left],
        [root, last],
      ] as const)
        expect(isLinked(one.userId, [stranger.userId, other.userId])).toBe(true);
      for (const person of [root, left, right, last]) {
        expect(isLinked(stranger.userId, [person.userId])).toBe(false);
        expect(isLinked(person.userId, [stranger.userId])).toBe(false);
      }
    });

    it("does not link members whom different people invited", async () => {
      const people = [await addMember(), await addMember(), await addMember(), await addMember()] as const;
      const [inviter, otherInviter, first, second] = people;
      await invite(first, inviter);
      await invite(second, otherInviter);
      const isLinked = await findLinked(people);
      expect(isLinked(first.userId, [second.userId, otherInviter.userId])).toBe(false);
    });

    it("ignores invitations to another organization", async () => {
      const [inviter, invited] = [await addMember(), await addMember()];
      await env.db.prisma.member.create({
        data: {
          id: newId("mem"),
          userId: invited.userId,
          organizationId: await buildOrganization(env),
          role: "admin",
          createdAt: hoursAgo(1),
          createdBy: inviter.memberId,
        },
      });
      const isLinked = await findLinked([inviter, invited]);
      expect(isLinked(invited.userId, [inviter.userId])).toBe(false);
    });
  });

  it("approvers have the action's scopes and are not linked to the requester by a recent invitation", async () => {
    const [requester, admin, viewer, invited, operations] = [
      await addMember(),
      await addMember(),
      await addMember("viewer"),
      await addMember("operations"),
      await addMember("operations"),
    ];
    await env.db.prisma.member.update({
      where: { id: invited.memberId },
      data: { createdBy: requester.memberId, createdAt: hoursAgo(1) },
    });
    await signInAs(env, "owner");
    const reveal = await readApproval(await addApproval(requester));
    const settings = await readApproval(await addApproval(admin, { action: "relax_second_person" }));
    if (!reveal || !settings) throw new Error("The approvals are missing.");
    const listApprovers = await findApprovers(
      env.db.sql,
      { organizationId: organization.id, environment: "test", approvals: [reveal, settings] },
      clock.now(),
    );
    const listIds = (approval: typeof reveal) =>
      listApprovers(approval)
        .map(({ id }) => id)
        .sort();
    expect(listIds(reveal)).toEqual([admin.memberId, operations.memberId].sort());
    expect(listIds(settings)).toEqual([requester.memberId]);
    expect(listIds(reveal)).not.toContain(viewer.memberId);
  });
});

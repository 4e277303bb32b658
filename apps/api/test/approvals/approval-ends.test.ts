import { describe, expect, it } from "@jest/globals";
import { sweepApprovals } from "../../src/people/second-person/sweep-approvals.ts";
import {
  withdrawEarlierApprovals,
  withdrawMemberApprovals,
} from "../../src/people/second-person/withdraw-approvals.ts";
import { insertRollover } from "../insert-rollover.ts";
import type { Role } from "../portal/sign-in-as.ts";
import { useApprovalRecords } from "./approval-records.ts";

describe("The end of approvals", () => {
  const {
    env,
    clock,
    organization,
    hoursAgo,
    inTransaction,
    addApproval,
    addConfirmedApproval,
    readApproval,
    addMember,
    buildCall,
  } = useApprovalRecords();
  const readState = async (id: string) => (await readApproval(id))?.state;

  describe("Withdrawals", () => {
    it("a new request replaces the person's pending requests for the same action and params", async () => {
      const [person, other] = [await addMember(), await addMember()];
      const rolloverId = await insertRollover(env, organization.id);
      const payroll = { action: "create_live_key", params: { name: "Payroll", scopes: ["a"] } } as const;
      const replaced = await addApproval(person, payroll);
      const pendingReveal = await addApproval(person, { ...payroll, action: "reveal", rolloverId });
      const unchanged = [
        pendingReveal,
        await addApproval(other, payroll),
        await addApproval(person, { ...payroll, params: { name: "Other" } }),
        await addApproval(person, { ...payroll, action: "rotate_live_key" }),
      ];
      const confirmed = await addConfirmedApproval(person, payroll);
      const withdraw = (request: {
        action: "create_live_key" | "reveal";
        rolloverId: string | null;
        params: Record<string, unknown>;
      }) =>
        inTransaction(async (tx) => {
          const { call, effects } = buildCall(tx, person);
          const identity = { actorId: person.memberId, personId: person.userId, family: null };
          await withdrawEarlierApprovals(call, { ...request, person: identity, now: clock.now() });
          return effects;
        });
      const effects = await withdraw({
        action: "create_live_key",
        rolloverId: null,
        params: { scopes: ["a"], name: "Payroll" },
      });
      expect(await readApproval(replaced)).toMatchObject({
        state: "withdrawn",
        decidedBy: { type: "member", id: person.memberId },
        decidedAt: clock.now(),
      });
      expect(effects.audits).toMatchObject([
        { action: "approval.withdrawn", targetId: replaced, data: { action: "create_live_key" } },
      ]);
      expect(effects.events).toMatchObject([
        {
          type: "approval.withdrawn",
          data: { approvalId: replaced, decidedBy: { type: "member", id: person.memberId } },
        },
      ]);
      for (const id of unchanged) expect(await readState(id)).toBe("pending");
      expect(await readState(confirmed)).toBe("confirmed");
      // For a rollover's action, a request replaces the earlier one even if the params differ.
      await withdraw({ action: "reveal", rolloverId, params: { other: true } });
      expect(await readState(pendingReveal)).toBe("withdrawn");
    });

    it("lowering a member's role withdraws the requests that the new role does not allow; removing the member withdraws all of their requests", async () => {
      const [person, owner] = [await addMember(), await addMember("owner")];
      const notAllowed = await addApproval(person, { action: "create_live_key" });
      const allowed = await addApproval(person);
      const byKey = await addApproval(person, {
        action: "create_live_key",
        requestedBy: { type: "api_key", id: "key_1" },
      });
      const confirmed = await addConfirmedApproval(person);
      const ownersRequest = await addApproval(owner);
      /** Withdraws what the new role does not allow, or everything if the role is null. */
      const withdrawFor = (role: Role | null) =>
        inTransaction(async (tx) => {
          const { call, effects } = buildCall(tx, owner);
          await withdrawMemberApprovals(call, { id: person.memberId, userId: person.userId }, role);
          return effects.events.length;
        });
      const requests = [notAllowed, allowed, byKey, confirmed, ownersRequest];
      const readStates = () => Promise.all(requests.map(readState));
      expect(await withdrawFor("operations")).toBe(1);
      expect(await readStates()).toEqual(["withdrawn", "pending", "pending", "confirmed", "pending"]);
      expect(await withdrawFor(null)).toBe(3);
      expect(await readStates()).toEqual(["withdrawn", "withdrawn", "withdrawn", "withdrawn", "pending"]);
    });
  });

  describe("sweepApprovals", () => {
    const sweep = () => sweepApprovals({ db: env.db, clock });

    it("ends expired approvals: used approvals are done, the others emit an event and an audit entry", async () => {
      const person = await addMember();
      const expiresAt = clock.now();
      const unused = await addConfirmedApproval(person, { expiresAt });
      const used = await addConfirmedApproval(person, { expiresAt, usedAt: hoursAgo(1) });
      const open = await addApproval(person, { expiresAt: new Date(expiresAt.getTime() + 1) });
      expect(await sweep()).toBe(2);
      const rows = await env.db.prisma.approval.findMany({ where: { organizationId: organization.id } });
      const states = new Map(rows.map(({ id, state }) => [id, state]));
      expect([unused, used, open].map((id) => states.get(id))).toEqual(["expired", "done", "pending"]);
      const where = { organizationId: organization.id };
      expect(await env.db.prisma.event.findMany({ where })).toMatchObject([
        { type: "approval.expired", data: { approvalId: unused }, createdAt: clock.now() },
      ]);
      expect(await env.db.prisma.auditEntry.findMany({ where })).toMatchObject([
        { action: "approval.expired", targetId: unused, actorType: "service", actorId: null },
      ]);
      expect(await sweep()).toBe(0);
    });

    it("ends more approvals than fit in one batch", async () => {
      const person = await addMember();
      const first = await addApproval(person, { expiresAt: hoursAgo(1) });
      // A batch has 100 approvals.
      await env.db.pool.query(
        `INSERT INTO approvals (id, organization_id, action, state, requested_by, requested_at, expires_at)
         SELECT 'apr_' || n, organization_id, action, state, requested_by, requested_at, expires_at
         FROM approvals, generate_series(1, 200) n WHERE id = $1`,
        [first],
      );
      expect(await sweep()).toBe(201);
      expect(await env.db.prisma.event.count({ where: { organizationId: organization.id } })).toBe(201);
    });
  });
});

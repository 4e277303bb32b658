import { createSecretKey } from "node:crypto";
import { beforeEach } from "@jest/globals";
import { inSqlTransaction, type Transaction } from "@svc/database";
import { newId } from "@svc/service-kit";
import { buildOrganization, createTestEnvironment, TestClock, useResource } from "@svc/testing";
import { ChainKeys } from "../../src/context/chain-keys.ts";
import type { ApiChange } from "../../src/context/define-operation.ts";
import type { Approval } from "../../src/people/second-person/approval.ts";
import { findApproval, insertApproval } from "../../src/people/second-person/approval-store.ts";
import { type Role, type SignedIn, signInAs } from "../portal/sign-in-as.ts";

const HOUR_MS = 3_600_000;
export const DECIDER = { type: "member", id: "mem_decider" } as const;

/** Provides a database without a service, and a new organization for each test. */
export function useApprovalRecords() {
  const env = useResource(() => createTestEnvironment());
  const clock = new TestClock(Date.parse("2026-06-15T12:00:00.000Z"));
  const chainKeys = new ChainKeys([{ id: "c1", key: createSecretKey(Buffer.alloc(32, "k")) }]);
  const organization = { id: "" };
  beforeEach(async () => {
    organization.id = await buildOrganization(env);
  });

  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => inSqlTransaction(env.db, work);

  async function addApproval(requester: SignedIn, changes: Partial<Approval> = {}): Promise<string> {
    const id = newId("apr");
    const approval: Approval = {
      id,
      organizationId: organization.id,
      action: "reveal",
      rolloverId: null,
      rolloverVersion: null,
      rolloverDigest: null,
      covered: null,
      sealedFacts: null,
      params: {},
      sealedParams: null,
      state: "pending",
      requestedBy: { type: "member", id: requester.memberId },
      requesterId: requester.userId,
      requesterFamily: null,
      requestedAt: hoursAgo(1),
      expiresAt: new Date(clock.now().getTime() + HOUR_MS),
      decidedBy: null,
      decidedAt: null,
      reason: null,
      sealedReason: null,
      usedAt: null,
      receipt: null,
      ...changes,
    };
    await inTransaction((tx) => insertApproval(tx, approval));
    return id;
  }

  function buildCall(tx: Transaction, person: SignedIn, changes: object = {}) {
    const effects = { audits: [] as unknown[], events: [] as unknown[] };
    const principal = {
      organizationId: organization.id,
      actor: { type: "member", id: person.memberId },
      keyId: null,
      personId: person.userId,
      scopes: ["rollovers:act", "rollovers:operate", "rollovers:reveal"],
      ...changes,
    };
    const collect = {
      audit: (entry: unknown) => effects.audits.push(entry),
      emitEvent: (event: unknown) => effects.events.push(event),
    };
    const call = { tx, clock, chainKeys, environment: "test", principal, ...collect };
    return { call: call as unknown as ApiChange, effects };
  }

  return {
    env,
    clock,
    chainKeys,
    organization,
    hoursAgo,
    inTransaction,
    addApproval,
    addConfirmedApproval: (requester: SignedIn, changes: Partial<Approval> = {}) =>
      addApproval(requester, { state: "confirmed", decidedBy: DECIDER, decidedAt: hoursAgo(1), ...changes }),
    readApproval: (id: string) => findApproval(env.db.sql, organization.id, { id, now: clock.now() }),
    addMember: (role: Role = "admin") => signInAs(env, role, { organizationId: organization.id }),
    buildCall,
  };
}

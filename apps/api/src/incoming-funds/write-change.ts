import { json, type Sql } from "@svc/database";
import type { Change as OperationChange } from "@svc/operations";
import { Problem } from "@svc/service-kit/errors";
import type { TimelineActor } from "../context/actor.ts";
import type { ApiContext } from "../context/context.ts";
import type { IncomingFunds, IncomingFundsStatus } from "./incoming-funds.ts";
import { insertEntries, updateIncomingFunds } from "./store/incoming-funds-store.ts";

export type FundsCall = ApiContext &
  Pick<OperationChange, "tx" | "audit" | "emitEvent"> & {
    principal: { organizationId: string; actor: TimelineActor };
    /** Null for the worker. */
    requestId: string | null;
    ifMatch: string | null;
  };

const EVENTS = {
  recorded: "incoming_funds.recorded",
  applied: "incoming_funds.applied",
  unapplied: "incoming_funds.unapplied",
  suspended: "incoming_funds.suspended",
  returned: "incoming_funds.returned",
  reversed: "incoming_funds.reversed",
  divided: "incoming_funds.divided",
  updated: "incoming_funds.updated",
} as const;

type ChangeType = keyof typeof EVENTS;

/** These changes emit no event. */
type SilentChangeType = "corrected" | "erased";

/** Rollover actions and operator commands also provide this part of a call. */
export type FundsWriter = Pick<FundsCall, "requestId" | "emitEvent"> & {
  tx: Sql;
  principal: { actor: TimelineActor };
};

interface Change {
  type: ChangeType;
  at: Date;
  columns: Partial<IncomingFunds>;
  /** Data of the history entry. */
  data: Record<string, unknown>;
}

/** Updates locked funds, adds a history entry and emits the event. */
export async function writeFundsChange(
  call: FundsWriter,
  before: IncomingFunds,
  { type, at, columns, data }: Change,
): Promise<IncomingFunds> {
  const changes = { ...columns, version: before.version + 1, updatedAt: at };
  await updateIncomingFunds(call.tx, before.id, changes);
  const after = { ...before, ...changes };
  await insertEntries(call.tx, [toEntry(call, after, { type, at, data })]);
  emitFundsEvent(call, type, { after, before });
  return after;
}

/** Returns a history row. Its sequence is the new version. */
export function toEntry(
  { principal, requestId }: Pick<FundsWriter, "principal" | "requestId">,
  { id, organizationId, version }: Pick<IncomingFunds, "id" | "organizationId" | "version">,
  { type, at, data }: Pick<Change, "at" | "data"> & { type: ChangeType | SilentChangeType },
) {
  const { actor } = principal;
  const incomingFundsId = id;
  const jsonColumns = { actor: json(actor), data: json(data) };
  return { incomingFundsId, sequence: version, organizationId, type, at, requestId, ...jsonColumns };
}

/** @param before provides the event's rollover IDs if the change removed all allocations */
export function emitFundsEvent(
  call: Pick<FundsWriter, "emitEvent">,
  type: ChangeType,
  { after, before = null }: { after: IncomingFunds; before?: IncomingFunds | null | undefined },
): void {
  const allocations = after.allocations.length > 0 ? after.allocations : (before?.allocations ?? []);
  const rolloverIds = allocations.map(({ rolloverId }) => rolloverId);
  const { id: incomingFundsId, status, amount } = after;
  call.emitEvent({ type: EVENTS[type], data: { incomingFundsId, status, amount, rolloverIds } });
}

/**
 * @param participle the change, such as `applied`
 * @throws Problem `invalid_transition`
 */
export function requireCanBe(
  { status }: IncomingFunds,
  participle: string,
  allowed: readonly IncomingFundsStatus[],
): void {
  if (allowed.includes(status)) return;
  const detail = `Incoming funds in status ${status} cannot be ${participle}. Required status: ${allowed.join(" or ")}.`;
  throw new Problem("invalid_transition", detail, { extensions: { state: status } });
}

import type { AccountSecrets } from "@svc/accounts";
import type { Custodian, CustodianDirectory } from "@svc/custodians";
import { type Database, inSqlTransaction, isTransactionConflict, recordAudit, type Sql } from "@svc/database";
import type { JobSender } from "@svc/database/jobs";
import type { Environment } from "@svc/keys";
import { extendProcessing } from "@svc/rollover-rules/deadlines/extend-processing";
import type { LockedRollover, VerifiedRollover } from "@svc/rollover-rules/rollover";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { readSourceRequirements } from "@svc/rollover-rules/workflow/source-requirements";
import { isTerminal } from "@svc/rollover-rules/workflow/transitions";
import type { Clock } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { OPERATOR } from "../../context/actor.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import {
  announceRouteChange,
  listOutdatedByRoute,
} from "../../people/second-person/announce-route-change.ts";
import { writeChange } from "../actions/perform-action.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import type { RolloverResponses } from "../responses/rollover-responses.ts";
import { computeAccountNumberIndexes } from "../store/account-number.ts";
import { listOpenAtCustodian } from "../store/custodian-rollovers-store.ts";
import {
  DuplicateRolloverError,
  findOpenDuplicate,
  requireNoDuplicate,
} from "../store/duplicate-rollover.ts";
import {
  type InstructionVersion,
  readInstructionVersion,
  toInstructionVersion,
} from "../timeline/instruction-versions.ts";
import type { TimelineContext } from "../timeline/verify-against-timeline.ts";

interface CustodianReplacement {
  from: Custodian;
  to: Custodian;
  reason: string;
  directory: CustodianDirectory;
  isDryRun: boolean;
}

export interface RepointContext extends TimelineContext, AccountSecrets {
  db: Database;
  environment: Environment;
  clock: Clock;
  jobs: JobSender;
  responses: RolloverResponses;
}

type Side = "source" | "destination";
const REQUIRED_ROLES = { source: "delivering", destination: "receiving" } as const;

export type SkipReason = "duplicate" | "same_account" | "role_missing" | "history_mismatch" | "locked";

export interface RepointedRollover {
  rolloverId: string;
  organizationId: string;
  /** Null if the rollover is locked or does not match its timeline. */
  state: RolloverState | null;
  sides: Side[];
  /** The new version. Null if the rollover is skipped. */
  instructions: InstructionVersion | null;
  /** The extended deadline. Null if unchanged. */
  processingDueAt: string | null;
  /** IDs of approvals that do not cover the new custodian. */
  outdatedApprovals: string[];
  skipped: { reason: SkipReason; otherRolloverId: string | null } | null;
}

export const listRolloversToRepoint = listOpenAtCustodian;

/**
 * Replaces the custodian of one rollover, in a separate transaction. Keeps consent, state and eligibility, because the
 * successor takes over the account or plan that the participant elected.
 * @returns null if the rollover has ended or no longer names the custodian
 */
export async function repointRollover(
  ctx: RepointContext,
  rolloverRef: { organizationId: string; id: string },
  replacement: CustodianReplacement,
): Promise<RepointedRollover | null> {
  const run = () =>
    inSqlTransaction(ctx.db, (tx) => repointInTransaction(ctx, tx, { ...rolloverRef, ...replacement }));
  try {
    return await run();
  } catch (error) {
    if (isTransactionConflict(error)) return toUnreadableResult(rolloverRef, "locked");
    if (!(error instanceof DuplicateRolloverError)) throw error;
    // A duplicate was just created. The second run finds and reports it.
    return run();
  }
}

function toUnreadableResult(
  { organizationId, id }: { organizationId: string; id: string },
  reason: SkipReason,
): RepointedRollover {
  return {
    ...UNCHANGED,
    rolloverId: id,
    organizationId,
    state: null,
    sides: [],
    skipped: { reason, otherRolloverId: null },
  };
}

const UNCHANGED = { instructions: null, processingDueAt: null, outdatedApprovals: [] };

async function repointInTransaction(
  ctx: RepointContext,
  tx: Sql,
  {
    organizationId,
    id: rolloverId,
    from,
    to,
    reason,
    directory,
    isDryRun,
  }: CustodianReplacement & { organizationId: string; id: string },
): Promise<RepointedRollover | null> {
  const before = await lockOrSkip(ctx, tx, { organizationId, rolloverId });
  if (before === null) return null;
  if (before === "history_mismatch") return toUnreadableResult({ organizationId, id: rolloverId }, before);
  const base = { ...UNCHANGED, rolloverId, organizationId };
  const sides = (["source", "destination"] as const).filter(
    (side) => before[`${side}CustodianId`] === from.id,
  );
  if (sides.length === 0 || isTerminal(before.state)) return null;
  const columns: Partial<LockedRollover> = Object.fromEntries(
    sides.map((side) => [`${side}CustodianId`, to.id]),
  );
  const changed = { ...before, ...columns };
  const isRoleMissing = sides.some((side) => !to.roles.includes(REQUIRED_ROLES[side]));
  const skipped = isRoleMissing
    ? { reason: "role_missing" as const, otherRolloverId: null }
    : await findSkipReason(ctx, tx, { before, changed });
  if (skipped) return { ...base, state: before.state, sides, skipped };

  const time = await readOrganizationTime(ctx, tx, organizationId);
  const readDays = (row: LockedRollover) =>
    readSourceRequirements(row, directory).processingDays?.max ?? null;
  const deadlines = extendProcessing(
    before.deadlines,
    { before: readDays(before), after: readDays(changed) },
    time,
  );
  const current = await readInstructionVersion(tx, before);
  const instructions = toInstructionVersion(current.version + 1);
  const subject = { rollover: changed, directory, sides };
  const outdated = await listOutdatedByRoute(ctx, tx, subject);
  const result: RepointedRollover = {
    ...base,
    state: before.state,
    sides,
    instructions,
    processingDueAt: findExtension(before, deadlines),
    outdatedApprovals: outdated.map(({ approval }) => approval.id),
    skipped: null,
  };
  if (isDryRun) return result;

  await requireNoDuplicate(tx, ctx, changed);
  const details = { custodianChange: { sides, from: from.id, to: to.id }, instructions };
  const next = { ...changed, deadlines };
  await writeChange(
    ctx,
    { tx, before, next },
    {
      type: "rollover.custodian_changed",
      at: time.now,
      actor: OPERATOR,
      action: null,
      reason,
      data: details,
      eventDetails: details,
      columns,
    },
  );
  await announceRouteChange(ctx, tx, outdated);
  await recordAudit(tx, {
    organizationId,
    actor: OPERATOR,
    action: "rollover.custodian_changed",
    targetId: rolloverId,
    data: { ...details.custodianChange, reason },
    requestId: null,
    at: ctx.clock.now(),
  });
  return result;
}

/** @returns null if the rollover does not exist */
async function lockOrSkip(
  ctx: RepointContext,
  tx: Sql,
  rolloverRef: { organizationId: string; rolloverId: string },
): Promise<VerifiedRollover | "history_mismatch" | null> {
  try {
    return await lockVerifiedRollover(ctx, tx, rolloverRef);
  } catch (error) {
    // The transaction is still usable, because this error precedes any write.
    if (error instanceof Problem && error.code === "history_mismatch") return "history_mismatch";
    throw error;
  }
}

async function findSkipReason(
  ctx: RepointContext,
  tx: Sql,
  { before, changed }: { before: LockedRollover; changed: LockedRollover },
): Promise<RepointedRollover["skipped"]> {
  if (
    changed.sourceCustodianId === changed.destinationCustodianId &&
    before.sourceCustodianId !== before.destinationCustodianId
  ) {
    const sourceIndexes = computeAccountNumberIndexes(ctx, changed, "source");
    const destinationIndexes = computeAccountNumberIndexes(ctx, changed, "destination");
    // The first digest uses the current index key.
    if (sourceIndexes[0] === destinationIndexes[0]) return { reason: "same_account", otherRolloverId: null };
  }
  const duplicate = await findOpenDuplicate(tx, ctx, changed);
  return duplicate && { reason: "duplicate", otherRolloverId: duplicate.id };
}

function findExtension(before: LockedRollover, deadlines: LockedRollover["deadlines"]): string | null {
  const find = (list: LockedRollover["deadlines"]) => list.find(({ type }) => type === "processing")?.dueAt;
  const dueAt = find(deadlines);
  return dueAt === undefined || dueAt === find(before.deadlines) ? null : dueAt;
}

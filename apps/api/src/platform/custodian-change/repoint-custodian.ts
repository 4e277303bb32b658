import type { Custodian, CustodianCache, CustodianDirectory } from "@svc/custodians";
import { inSqlTransaction, recordAudit } from "@svc/database";
import { openJobSender } from "@svc/database/jobs";
import { OPERATOR } from "../../context/actor.ts";
import { listPlansToRepoint, repointPlan } from "../../custodians/plans/repoint-plan.ts";
import { listFundsToRepoint, repointFunds } from "../../incoming-funds/repoint-funds.ts";
import {
  listRolloversToRepoint,
  type RepointContext,
  type RepointedRollover,
  repointRollover,
} from "../../rollovers/custodian-change/repoint-rollover.ts";

const WINDOW_ROWS = 1_000;

type OperatorRepointContext = Omit<RepointContext, "jobs"> & { custodians: CustodianCache };

export type RepointedObject =
  | ({ object: "rollover" } & RepointedRollover)
  | { object: "plan" | "incoming_funds"; id: string; organizationId: string };

export interface RepointTotals {
  rollovers: number;
  /** Rollovers that could not be changed. */
  skipped: number;
  plans: number;
  incomingFunds: number;
}

interface RepointInput {
  /** Slug or ID of the custodian to replace. */
  from: string;
  /** Slug or ID of the successor. */
  to: string;
  reason: string;
  isDryRun: boolean;
}

interface RepointRun {
  from: Custodian;
  to: Custodian;
  totals: RepointTotals;
  /** Yields each object after its change is committed. If there are no objects, the run is not audited. */
  objects: AsyncGenerator<RepointedObject>;
}

/**
 * Replaces a custodian in open rollovers, plans and unapplied money of all organizations, one transaction per object. Safe to
 * interrupt and repeat while services run.
 * @throws Error for an unknown or sandbox custodian, or an inactive successor
 */
export async function startRepointing(
  ctx: OperatorRepointContext,
  { from: fromName, to: toName, reason, isDryRun }: RepointInput,
): Promise<RepointRun> {
  const directory = await ctx.custodians.get();
  const from = getCustodian(directory, fromName);
  const to = getCustodian(directory, toName);
  if (from.id === to.id) throw new Error("The custodians must differ.");
  if (!to.active) throw new Error(`${to.slug} is not active.`);
  const totals: RepointTotals = { rollovers: 0, skipped: 0, plans: 0, incomingFunds: 0 };
  const replacement = { from, to, reason, directory, isDryRun };
  return { from, to, totals, objects: repointObjects(ctx, replacement, totals) };
}

type Replacement = Parameters<typeof repointRollover>[2];

async function* repointObjects(
  ctx: OperatorRepointContext,
  replacement: Replacement,
  totals: RepointTotals,
): AsyncGenerator<RepointedObject> {
  const { from, to, reason, isDryRun } = replacement;
  const jobs = await openJobSender(ctx.db, () => {});
  try {
    let isStarted = false;
    for await (const found of listObjects(ctx, from.id)) {
      if (!isStarted && !isDryRun)
        await auditRun(ctx, from, { phase: "started", data: { to: to.id, reason } });
      isStarted = true;
      const repointed = await repointObject({ ...ctx, jobs }, replacement, { found, totals });
      if (repointed) yield repointed;
    }
    if (isStarted && !isDryRun) await auditRun(ctx, from, { phase: "ended", data: { to: to.id, ...totals } });
  } finally {
    await jobs.close();
  }
}

interface FoundObject {
  object: RepointedObject["object"];
  id: string;
  organizationId: string;
}

/** Plans come first, so that a rollover never has a custodian other than its plan's. */
async function* listObjects(
  { db }: OperatorRepointContext,
  custodianId: string,
): AsyncGenerator<FoundObject> {
  for (let after = ""; ; ) {
    const plans = await listPlansToRepoint(db.sql, {
      recordkeeperId: custodianId,
      after,
      limit: WINDOW_ROWS,
    });
    for (const plan of plans) yield { object: "plan", ...plan };
    if (plans.length < WINDOW_ROWS) break;
    after = plans.at(-1)?.id ?? "";
  }
  for (let after = ""; ; ) {
    const { rollovers, last } = await listRolloversToRepoint(db.sql, {
      custodianId,
      after,
      limit: WINDOW_ROWS,
    });
    for (const rollover of rollovers) yield { object: "rollover", ...rollover };
    if (last === null) break;
    after = last;
  }
  for (let after = ""; ; ) {
    const funds = await listFundsToRepoint(db.sql, { custodianId, after, limit: WINDOW_ROWS });
    for (const receivedFunds of funds) yield { object: "incoming_funds", ...receivedFunds };
    if (funds.length < WINDOW_ROWS) break;
    after = funds.at(-1)?.id ?? "";
  }
}

async function repointObject(
  ctx: RepointContext,
  replacement: Replacement,
  { found: { object, id, organizationId }, totals }: { found: FoundObject; totals: RepointTotals },
): Promise<RepointedObject | null> {
  const ref = { id, organizationId };
  if (object === "rollover") {
    const rollover = await repointRollover(ctx, ref, replacement);
    if (!rollover) return null;
    totals[rollover.skipped ? "skipped" : "rollovers"] += 1;
    return { object, ...rollover };
  }
  const repoint = object === "plan" ? repointPlan : repointFunds;
  const isRepointed = await inSqlTransaction(ctx.db, (tx) => repoint(ctx, tx, { ...ref, ...replacement }));
  if (!isRepointed) return null;
  totals[object === "plan" ? "plans" : "incomingFunds"] += 1;
  return { object, ...ref };
}

function getCustodian(directory: CustodianDirectory, name: string): Custodian {
  const custodian = directory.findBySlug(name) ?? directory.findById(name);
  if (!custodian) throw new Error(`No custodian ${name}.`);
  if (custodian.category === "sandbox") throw new Error(`${name} is a sandbox custodian.`);
  return custodian;
}

async function auditRun(
  { db, clock }: OperatorRepointContext,
  { id: targetId }: Custodian,
  { phase, data }: { phase: "started" | "ended"; data: Record<string, unknown> },
): Promise<void> {
  const entry = { organizationId: null, actor: OPERATOR, targetId, data, requestId: null, at: clock.now() };
  await inSqlTransaction(db, (tx) =>
    phase === "started"
      ? recordAudit(tx, { ...entry, action: "custodian.repointing_started" })
      : recordAudit(tx, { ...entry, action: "custodian.repointing_ended" }),
  );
}

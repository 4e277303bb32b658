import { type Database, inSqlTransaction, lockName, type Sql } from "@svc/database";
import { type Clock, newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import type { ApiContext } from "../../context/context.ts";
import { readOrganizationClock } from "../../people/organizations/organization-clock.ts";
import { getEndpoint } from "../endpoints/get-endpoint.ts";
import { insertRecoveryDeliveries } from "./recovery-deliveries-store.ts";
import type { RecoveryInput } from "./recovery-input.ts";
import {
  advanceRecovery,
  getRecovery,
  hasUnpreparedRecovery,
  insertRecovery,
  lockNextRecovery,
  lockRecovery,
  type WebhookRecovery,
} from "./recovery-store.ts";

const MAX_AGE_MS = 90 * 86_400_000;
const BATCH_SIZE = 2_000;

/**
 * Resends the events that an endpoint missed, regardless of its `ordering`. Each step creates the deliveries of up to
 * `BATCH_SIZE` events. An endpoint's recoveries run one after another, so that each sees the deliveries of earlier ones. A job
 * runs all steps after the first, and also the first if an earlier recovery still has deliveries to create.
 * @throws Problem `not_found`; `validation_failed` for invalid times
 */
export async function startRecovery(
  ctx: Pick<ApiContext, "environment" | "clock" | "jobs"> & { tx: Sql },
  organizationId: string,
  { endpointId, input }: { endpointId: string; input: RecoveryInput },
): Promise<WebhookRecovery> {
  const { tx } = ctx;
  await getEndpoint(tx, organizationId, endpointId);
  // Sandbox events carry the time of their organization's clock.
  const now = await readOrganizationClock(ctx, tx, organizationId);
  const { since, until = now, status } = input;
  requireValidTimes(since, until, now);
  const id = newId("whr");
  const createdAt = ctx.clock.now();
  await lockName(tx, `webhook-recovery:${endpointId}`);
  const isFirst = !(await hasUnpreparedRecovery(tx, endpointId));
  await insertRecovery(tx, organizationId, { id, endpointId, status, since, until, createdAt });
  // An earlier recovery of the endpoint must be prepared first.
  const isPrepared = isFirst ? await runStep(ctx, tx, id) : false;
  if (!isPrepared) await ctx.jobs.send(tx, "webhooks.recover");
  return getRecovery(tx, id);
}

/** Runs the remaining steps of all recoveries, each in its own transaction. */
export async function continueRecoveries(ctx: { db: Database; clock: Clock }): Promise<void> {
  const runNextStep = async (tx: Sql) => {
    const id = await lockNextRecovery(tx);
    if (id !== null) await runStep(ctx, tx, id);
    return id !== null;
  };
  let hasMore = true;
  while (hasMore) hasMore = await inSqlTransaction(ctx.db, runNextStep);
}

/** @returns whether the recovery is fully prepared */
async function runStep(ctx: { clock: Clock }, tx: Sql, id: string): Promise<boolean> {
  const recovery = await lockRecovery(tx, id);
  if (!recovery) return true;
  const result = await insertRecoveryDeliveries(tx, recovery, BATCH_SIZE);
  const isPrepared = result.examined < BATCH_SIZE;
  await advanceRecovery(tx, id, { result, preparedAt: isPrepared ? ctx.clock.now() : null });
  return isPrepared;
}

function requireValidTimes(since: Date, until: Date, now: Date): void {
  const isTooOld = since.getTime() < now.getTime() - MAX_AGE_MS;
  const issues = [
    ...(isTooOld ? [{ pointer: "#/since", detail: "must be at most 90 days ago" }] : []),
    ...(since > until ? [{ pointer: "#/until", detail: "must not be before `since`" }] : []),
  ];
  if (issues.length > 0) throw validationFailed(issues);
}

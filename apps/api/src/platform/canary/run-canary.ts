import { randomUUID } from "node:crypto";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import type { ApiContext } from "../../context/context.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { type CanaryClient, openCanaryClient } from "./canary-client.ts";
import type { CanarySettings } from "./canary-config.ts";
import { listActions, toRolloverBody } from "./canary-steps.ts";
import {
  type Canary,
  closeRun,
  deleteOldRuns,
  failLostWebhooks,
  failRun,
  findCanary,
  insertRun,
  listOpenRuns,
  markInterrupted,
  saveStep,
} from "./canary-store.ts";

export type CanaryContext = Pick<ApiContext, "db" | "clock" | "log" | "environment" | "addressPolicy">;

const WEBHOOK_WITHIN_SECONDS = 30;
const RETENTION_MS = 7 * 86_400_000;
/** How many earlier failed runs one run closes. Limits the work after an outage. */
const MAX_CLOSED_PER_RUN = 5;
/** After these responses, a failed run's rollover needs no more work. */
const CLOSED_STATUSES: ReadonlySet<number> = new Set([200, 404, 409]);

/**
 * Completes a rollover with requests through the load balancer. If its webhook does not arrive, the next call marks this run as
 * failed. Progress is stored, so a restart loses at most one run.
 */
export async function runCanary(ctx: CanaryContext, settings: CanarySettings | null): Promise<void> {
  if (settings === null) return;
  const { sql } = ctx.db;
  const now = ctx.clock.now();
  await markInterrupted(sql, "the worker stopped");
  const isLost = await failLostWebhooks(sql, {
    failure: `no webhook with a valid signature within ${WEBHOOK_WITHIN_SECONDS} seconds`,
    before: new Date(now.getTime() - WEBHOOK_WITHIN_SECONDS * 1_000),
  });
  if (isLost) ctx.log.warn({ step: "webhook" }, "the canary failed");
  await deleteOldRuns(sql, new Date(now.getTime() - RETENTION_MS));
  const canary = await findCanary(sql);
  const isReady = canary !== null && canary.endpointId !== null;
  const client = openCanaryClient(ctx, settings);
  try {
    if (isReady) await completeOpenRollovers(ctx, canary, client);
    await completeNewRollover(ctx, isReady ? canary : null, client);
  } finally {
    client.close();
  }
}

/** @param canary null before `svc canary setup`; the run then fails */
async function completeNewRollover(
  ctx: CanaryContext,
  canary: Canary | null,
  client: CanaryClient,
): Promise<void> {
  const { sql } = ctx.db;
  const id = randomUUID();
  const startedAt = ctx.clock.now();
  if (canary === null) {
    await insertRun(sql, { id, organizationId: null, step: "setup", startedAt, isOpen: false });
    await fail(ctx, id, { step: "setup", failure: "no canary organization: run svc canary setup" });
    return;
  }
  const { organizationId, accountId } = canary;
  await insertRun(sql, { id, organizationId, step: "create", startedAt, isOpen: true });
  const created = await client.post("/v1/rollovers", toRolloverBody(accountId, id), id);
  const rolloverId = created.body.id;
  if (created.failure !== null || typeof rolloverId !== "string") {
    await fail(ctx, id, { step: "create", failure: created.failure ?? "the response has no ID" });
    return;
  }
  const today = getToday(await readOrganizationTime(ctx, sql, organizationId));
  for (const { action, params, state } of listActions(today)) {
    await saveStep(sql, { id, step: action, rolloverId, completedAt: null });
    const path = `/v1/rollovers/${rolloverId}/actions`;
    const { body, failure } = await client.post(path, { action, params }, `${id}-${action}`);
    const problem = failure ?? (body.state === state ? null : `the state is not ${state}`);
    if (problem !== null) {
      await fail(ctx, id, { step: action, failure: problem });
      return;
    }
  }
  await saveStep(sql, { id, step: "webhook", rolloverId, completedAt: ctx.clock.now() });
}

async function fail(
  { db, log }: CanaryContext,
  id: string,
  { step, failure }: { step: string; failure: string },
): Promise<void> {
  await failRun(db.sql, id, failure);
  log.warn({ step, failure }, "the canary failed");
}

/** Keeps the rollovers of failed runs out of the worklists. */
async function completeOpenRollovers(
  { db }: CanaryContext,
  { organizationId }: Canary,
  client: CanaryClient,
): Promise<void> {
  for (const { id, rolloverId } of await listOpenRuns(db.sql, organizationId, MAX_CLOSED_PER_RUN)) {
    if (rolloverId !== null) {
      const path = `/v1/sandbox/rollovers/${rolloverId}/advance`;
      const { status } = await client.post(path, { to: "completed" }, `${id}-close`);
      if (status === null || !CLOSED_STATUSES.has(status)) return;
    }
    await closeRun(db.sql, id);
  }
}

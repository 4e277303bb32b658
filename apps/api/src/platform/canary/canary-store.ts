import { insertRow, kysely, type Params, type Sql, sql, statement } from "@svc/database";

export interface Canary {
  organizationId: string;
  accountId: string;
  /** Null until `svc canary setup` has reached the API. */
  endpointId: string | null;
}

const selectCanary = statement("canary", () =>
  kysely.selectFrom("canaries").select(["organizationId", "accountId", "endpointId"]).limit(1),
);

/** Returns null before `svc canary setup`. */
export function findCanary(db: Sql): Promise<Canary | null> {
  return selectCanary.first(db);
}

const upsertCanary = statement("canary_save", (param: Params<Canary>) => {
  const changes = { accountId: param.accountId, endpointId: param.endpointId };
  return kysely
    .insertInto("canaries")
    .values({ organizationId: param.organizationId, ...changes })
    .onConflict((conflict) => conflict.column("organizationId").doUpdateSet(changes))
    .returning("organizationId");
});

export async function saveCanary(db: Sql, canary: Canary): Promise<void> {
  await upsertCanary(db, canary);
}

export interface CanaryRun {
  id: string;
  organizationId: string | null;
  rolloverId: string | null;
  /** Most recently started step. The final step is `webhook`. */
  step: string;
  /** Why the step failed, or null. */
  failure: string | null;
  startedAt: Date;
  /** When the last action succeeded. */
  completedAt: Date | null;
  receivedAt: Date | null;
}

const RUN_COLUMNS = [
  "id",
  "organizationId",
  "rolloverId",
  "step",
  "failure",
  "startedAt",
  "completedAt",
  "receivedAt",
] as const;

/** @param run `isOpen` is true until the run's rollover needs no more work */
export async function insertRun(
  db: Sql,
  run: { id: string; organizationId: string | null; step: string; startedAt: Date; isOpen: boolean },
): Promise<void> {
  await insertRow(db, { table: "canaryRuns", row: run });
}

type StepParams = Params<{
  id: string;
  step: string;
  rolloverId: string | null;
  isOpen: boolean;
  completedAt: Date | null;
}>;

const updateStep = statement("canary_step", (param: StepParams) =>
  kysely
    .updateTable("canaryRuns")
    .set({
      step: param.step,
      rolloverId: param.rolloverId,
      isOpen: param.isOpen,
      completedAt: param.completedAt,
    })
    .where("id", "=", param.id)
    .returning("id"),
);

export async function saveStep(
  db: Sql,
  step: { id: string; step: string; rolloverId: string; completedAt: Date | null },
): Promise<void> {
  await updateStep(db, { ...step, isOpen: step.completedAt === null });
}

type FailureParams = Params<{ id: string; failure: string }>;

/** Stores why a run failed, and counts the failure. */
export async function failRun(db: Sql, id: string, failure: string): Promise<void> {
  await updateFailure(db, { id, failure });
}

const updateFailure = statement(
  "canary_failure",
  (param: FailureParams) => sql<{ step: string }>`
    WITH failed AS (
      UPDATE canary_runs SET failure = ${param.failure} WHERE id = ${param.id} AND failure IS NULL RETURNING step
    )
    INSERT INTO canary_failures (step, count) SELECT step, 1 FROM failed
    ON CONFLICT (step) DO UPDATE SET count = canary_failures.count + 1
    RETURNING step`,
);

type LostParams = Params<{ failure: string; before: Date }>;

/** Marks runs as failed if their webhook did not arrive, and counts them. @returns whether any run was marked */
export async function failLostWebhooks(db: Sql, lost: { failure: string; before: Date }): Promise<boolean> {
  return (await updateLost(db, lost)).length > 0;
}

const updateLost = statement(
  "canary_lost_webhooks",
  (param: LostParams) => sql<{ step: string }>`
    WITH lost AS (
      UPDATE canary_runs SET failure = ${param.failure}
      WHERE failure IS NULL AND received_at IS NULL AND completed_at < ${param.before}::timestamptz
      RETURNING step
    )
    INSERT INTO canary_failures (step, count) SELECT step, count(*) FROM lost GROUP BY step
    ON CONFLICT (step) DO UPDATE SET count = canary_failures.count + excluded.count
    RETURNING step`,
);

const updateInterrupted = statement("canary_interrupted", (param: Params<{ failure: string }>) =>
  kysely
    .updateTable("canaryRuns")
    .set({ failure: param.failure })
    .where("failure", "is", null)
    .where("completedAt", "is", null)
    .returning("id"),
);

/** Marks runs that a stopped worker did not finish. They do not count as failures. */
export async function markInterrupted(db: Sql, failure: string): Promise<void> {
  await updateInterrupted(db, { failure });
}

interface OpenRun {
  id: string;
  /** Null if the rollover was not created. */
  rolloverId: string | null;
}

// Compares `rollover_list_key` too, to use the index on external IDs.
const selectOpen = statement(
  "canary_open",
  (param: Params<{ organizationId: string; limit: number }>) => sql<OpenRun>`
    SELECT run.id, coalesce(run.rollover_id, rollover.id) AS "rolloverId"
    FROM canary_runs run
    LEFT JOIN rollovers rollover ON rollover.organization_id = ${param.organizationId} AND rollover.external_id = run.id
      AND rollover_list_key('external/' || rollover.organization_id || '/' || rollover.external_id)
        = rollover_list_key('external/' || run.organization_id || '/' || run.id)
    WHERE run.is_open AND run.failure IS NOT NULL AND run.organization_id = ${param.organizationId}
    ORDER BY run.started_at
    LIMIT ${param.limit}`,
);

/** Lists failed runs whose rollover is not completed, oldest first. */
export function listOpenRuns(db: Sql, organizationId: string, limit: number): Promise<OpenRun[]> {
  return selectOpen(db, { organizationId, limit });
}

const updateClosed = statement("canary_closed", (param: Params<{ id: string }>) =>
  kysely.updateTable("canaryRuns").set({ isOpen: false }).where("id", "=", param.id).returning("id"),
);

/** Closes a failed run whose rollover needs no more work. */
export async function closeRun(db: Sql, id: string): Promise<void> {
  await updateClosed(db, { id });
}

type ReceivedParams = Params<{ organizationId: string; rolloverId: string; at: Date }>;

const updateReceived = statement("canary_received", (param: ReceivedParams) =>
  kysely
    .updateTable("canaryRuns")
    .set({ receivedAt: param.at })
    .where("organizationId", "=", param.organizationId)
    .where("rolloverId", "=", param.rolloverId)
    .where("failure", "is", null)
    .where("receivedAt", "is", null)
    .returning("id"),
);

/** Records when the webhook arrived, unless the run has already failed. */
export async function saveReceived(
  db: Sql,
  received: { organizationId: string; rolloverId: string; at: Date },
): Promise<void> {
  await updateReceived(db, received);
}

const selectRuns = statement("canary_runs", (param: Params<{ limit: number }>) =>
  kysely.selectFrom("canaryRuns").select(RUN_COLUMNS).orderBy("startedAt", "desc").limit(param.limit),
);

/** Lists runs, newest first. */
export function listRuns(db: Sql, limit: number): Promise<CanaryRun[]> {
  return selectRuns(db, { limit });
}

const deleteOld = statement(
  "canary_delete_old",
  (param: Params<{ before: Date }>) => sql<{ id: string }>`
    DELETE FROM canary_runs
    WHERE started_at < ${param.before}::timestamptz
      AND id <> (SELECT id FROM canary_runs ORDER BY received_at DESC NULLS LAST, started_at LIMIT 1)
    RETURNING id`,
);

/** Keeps the last success, or else the first run, because a metric reports its time. */
export async function deleteOldRuns(db: Sql, before: Date): Promise<void> {
  await deleteOld(db, { before });
}

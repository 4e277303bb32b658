import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DEPLOYMENT_CHAIN } from "@svc/database";
import { ChainKeys, isUnknownKey } from "../../../context/chain-keys.ts";
import { verifyNow } from "../../../records/audit/verification.ts";
import { verifyAnchor } from "../../../rollovers/timeline/anchor-file.ts";
import { checkAnchor } from "../../../rollovers/timeline/check-anchor.ts";
import { verifyTimeline } from "../../../rollovers/timeline/verify-timeline.ts";
import { type Check, fail, ok, skipped, type Verdict, warn, warnInLive } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { describeError, UnavailableError } from "../errors.ts";

const SAMPLE_SIZE = 20;
/** TABLESAMPLE returns whole pages. Scanning more rows than needed spreads the sample over many pages. */
const SCANNED_ROWS = 50 * SAMPLE_SIZE;
const MAX_CHAINS = 5;
/** A few hundred thousand timelines, which take seconds to compare. */
const MAX_COMPARED_BYTES = 16 * 1_024 ** 2;
const DAY_MS = 86_400_000;

/** Checks that verify samples, to detect changes that bypassed the service. */
export const chainChecks: readonly Check[] = [
  { name: "chains.rollovers", run: checkTimelines },
  { name: "chains.audit", run: checkAuditLog },
  { name: "chains.anchors", run: checkAnchors },
];

async function checkTimelines(ctx: DoctorContext): Promise<Verdict> {
  const { CHAIN_KEY: secrets } = ctx.config;
  if (secrets === undefined) return skipped("skipped: CHAIN_KEY is missing or invalid");
  const chainKeys = new ChainKeys(secrets);
  const db = await ctx.database();
  // Selects the newest and some random rollovers. Reads only some pages of a large table.
  const rows = await db.sql.query<{ id: string }>({
    text: `WITH share AS (SELECT least(100, greatest(0.01, 100.0 * ${SCANNED_ROWS} / greatest(reltuples, 1)))::real AS percent
        FROM pg_class WHERE oid = 'rollovers'::regclass)
      (SELECT id FROM rollovers ORDER BY id DESC LIMIT ${SAMPLE_SIZE}) UNION
      (SELECT id FROM rollovers TABLESAMPLE SYSTEM ((SELECT percent FROM share)) ORDER BY random() LIMIT ${SAMPLE_SIZE})`,
  });
  const failures: string[] = [];
  let entries = 0;
  let unverified = 0;
  for (const { id } of rows) {
    const result = await verifyTimeline({ db, chainKeys }, id);
    entries += result.entries;
    if (result.fault && isUnknownKey(result.fault)) unverified += 1;
    else if (result.fault) failures.push(`${id}, entry ${result.fault.sequence}: ${result.fault.detail}`);
  }
  if (failures.length === rows.length && rows.length > 1)
    return fail(
      `all ${rows.length} rollovers in the sample failed verification`,
      "check that CHAIN_KEY is the key that sealed their entries; see docs/operators/verifying-history.md",
    );
  if (failures.length > 0)
    return fail(
      `${failures.length} of ${rows.length} rollovers failed verification, such as ${failures[0]}`,
      "run `svc timeline verify --all`; see docs/operators/verifying-history.md",
    );
  if (unverified > 0)
    return warn(
      `${unverified} of ${rows.length} rollovers were not verified: they have entries sealed with a key missing from CHAIN_KEY`,
      "add the old keys after the current one; see docs/operators/verifying-history.md",
    );
  return ok(
    `a sample of ${rows.length} rollovers with ${entries} entries is valid; \`svc timeline verify --all\` checks all`,
  );
}

async function checkAuditLog(ctx: DoctorContext): Promise<Verdict> {
  const db = await ctx.database();
  const rows = await db.sql.query<{ chain: string }>({
    text: `(SELECT chain FROM audit_log WHERE chain = $1 LIMIT 1) UNION
      (SELECT chain FROM (SELECT DISTINCT ON (chain) chain, id FROM
        (SELECT chain, id FROM audit_log ORDER BY id DESC LIMIT 1000) AS newest ORDER BY chain, id DESC) AS latest
      ORDER BY id DESC LIMIT ${MAX_CHAINS})`,
    values: [DEPLOYMENT_CHAIN],
  });
  const failures: string[] = [];
  for (const { chain } of rows) {
    const { fault } = await verifyNow({ db, clock: ctx.clock }, chain);
    if (fault) failures.push(`${chain}, entry ${fault.sequence} ${fault.detail}`);
  }
  if (failures.length > 0)
    return fail(
      `${failures.length} of ${rows.length} chains failed verification, such as ${failures[0]}`,
      "run `svc audit verify --all`; see docs/operators/audit-log.md",
    );
  return ok(`a sample of ${rows.length} chains is valid; \`svc audit verify --all\` checks all`);
}

async function checkAnchors(ctx: DoctorContext): Promise<Verdict> {
  const {
    ANCHOR_DIR: folder,
    ANCHOR_BUCKET_URL: bucket,
    CHAIN_KEY: secrets,
    SVC_ENVIRONMENT: environment,
  } = ctx.config;
  if (folder === undefined && bucket) return skipped("skipped: anchors are only in the bucket");
  if (folder === undefined)
    return warnInLive(
      ctx,
      "ANCHOR_DIR is not set: no anchors are written",
      "set it for the worker, and copy the anchors off the host",
    );
  if (secrets === undefined) return skipped("skipped: CHAIN_KEY is missing or invalid");
  const names = await readdir(folder).catch(() => null);
  if (names === null)
    return fail(`ANCHOR_DIR, ${folder}, cannot be read`, "create it, and let the worker write to it");
  const prefix = `timeline-anchor-${environment}-`;
  const newest = names
    .filter((name) => name.startsWith(prefix))
    .sort()
    .at(-1);
  if (newest === undefined) return warn("no anchors yet", "check that the worker runs with ANCHOR_DIR set");
  const file = join(folder, newest);
  const chainKeys = new ChainKeys(secrets);
  try {
    const { takenAt, rollovers } = await verifyAnchor(chainKeys, file);
    const ageMs = ctx.clock.now().getTime() - new Date(takenAt).getTime();
    if (ageMs > 2 * DAY_MS)
      return fail(
        `the newest anchor is from ${takenAt}`,
        "check that the worker runs and can write to ANCHOR_DIR",
      );
    const found = `the newest anchor is from ${takenAt}, with ${rollovers} timelines`;
    if ((await stat(file)).size > MAX_COMPARED_BYTES)
      return ok(`${found}; run \`svc timeline verify --anchors\` to compare it`);
    const { lost } = await checkAnchor({ db: await ctx.database(), chainKeys }, file);
    if (lost > 0)
      return fail(
        `${lost} of ${rollovers} timelines in ${newest} do not match the database`,
        "run `svc db lost --anchor` with this file; see docs/operators/backup.md and docs/operators/verifying-history.md",
      );
    return ok(`${found}, all present; keep a copy that the database owner cannot change`);
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    return fail(describeError(error), "compare the anchor with your copy, and find out who changed it");
  }
}

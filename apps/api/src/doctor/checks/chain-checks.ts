import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DEPLOYMENT_CHAIN } from "@svc/database";
import { verifyNow } from "../../audit/verification.ts";
import { verifyAnchor } from "../../rollovers/history/anchor-file.ts";
import { ChainKeys, isLacking } from "../../rollovers/history/chain-keys.ts";
import { checkAnchor } from "../../rollovers/history/check-anchor.ts";
import { verifyTimeline } from "../../rollovers/verify-timeline.ts";
import { AwayError } from "../away-error.ts";
import { type Check, fail, ok, skipped, type Verdict, warn, warnInLive } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { reasonOf } from "../reason.ts";

const SAMPLE = 20;
const CHAINS = 5;
/** A few hundred thousand chain heads, which take seconds. */
const MAX_COMPARED_BYTES = 16 * 1_024 ** 2;
const DAY_MS = 86_400_000;

/** Detects changes that bypassed the service, on a sample. */
export const chainChecks: readonly Check[] = [
  { name: "chains.rollovers", look: judgeRollovers },
  { name: "chains.audit", look: judgeAudit },
  { name: "chains.anchors", look: judgeAnchors },
];

async function judgeRollovers(ctx: DoctorContext): Promise<Verdict> {
  const { CHAIN_KEY: secrets } = ctx.config;
  if (secrets === undefined) return skipped("not looked at: CHAIN_KEY is not usable");
  const chainKeys = new ChainKeys(secrets);
  const db = await ctx.database();
  // Of a large table, reads only part of the pages.
  const rows = await db.sql.query<{ id: string }>({
    text: `WITH share AS (SELECT least(100, greatest(0.01, 100.0 * 50 * ${SAMPLE} / greatest(reltuples, 1)))::real AS percent
        FROM pg_class WHERE oid = 'rollovers'::regclass)
      (SELECT id FROM rollovers ORDER BY id DESC LIMIT ${SAMPLE}) UNION
      (SELECT id FROM rollovers TABLESAMPLE SYSTEM ((SELECT percent FROM share)) ORDER BY random() LIMIT ${SAMPLE})`,
  });
  const faults: string[] = [];
  let entries = 0;
  let unread = 0;
  for (const { id } of rows) {
    const found = await verifyTimeline({ db, chainKeys }, id);
    entries += found.entries;
    if (found.fault && isLacking(found.fault)) unread += 1;
    else if (found.fault) faults.push(`${id}, entry ${found.fault.sequence}: ${found.fault.detail}`);
  }
  if (faults.length === rows.length && rows.length > 1)
    return fail(
      `none of ${rows.length} rollovers holds`,
      "see that CHAIN_KEY is the one that they were written under; docs/operators/verifying-history.md",
    );
  if (faults.length > 0)
    return fail(
      `${faults.length} of ${rows.length} rollovers do not hold, such as ${faults[0]}`,
      "run `svc timeline verify --all`, and see docs/operators/verifying-history.md",
    );
  if (unread > 0)
    return warn(
      `${unread} of ${rows.length} rollovers have entries under a key that CHAIN_KEY lacks, and were not verified`,
      "put the old keys behind the current one where histories are verified: docs/operators/verifying-history.md",
    );
  return ok(
    `a sample of ${rows.length} rollovers with ${entries} entries holds; \`svc timeline verify --all\` does all`,
  );
}

async function judgeAudit(ctx: DoctorContext): Promise<Verdict> {
  const db = await ctx.database();
  const rows = await db.sql.query<{ chain: string }>({
    text: `SELECT chain FROM (SELECT DISTINCT ON (chain) chain, id FROM
        (SELECT chain, id FROM audit_log ORDER BY id DESC LIMIT 1000) AS newest ORDER BY chain, id DESC) AS latest
      ORDER BY chain = $1 DESC, id DESC LIMIT ${CHAINS}`,
    values: [DEPLOYMENT_CHAIN],
  });
  const faults: string[] = [];
  for (const { chain } of rows) {
    const { fault } = await verifyNow({ db, clock: ctx.clock }, chain);
    if (fault) faults.push(`${chain}, entry ${fault.sequence} ${fault.detail}`);
  }
  if (faults.length > 0)
    return fail(
      `${faults.length} of ${rows.length} chains do not hold, such as ${faults[0]}`,
      "run `svc audit verify --all`, and see docs/operators/audit-log.md",
    );
  return ok(`a sample of ${rows.length} chains holds; \`svc audit verify --all\` does all`);
}

async function judgeAnchors(ctx: DoctorContext): Promise<Verdict> {
  const { ANCHOR_DIR: folder, CHAIN_KEY: secrets, SVC_ENVIRONMENT: environment } = ctx.config;
  if (folder === undefined)
    return warnInLive(
      ctx,
      "ANCHOR_DIR is not set: no anchors are written",
      "set it for the worker, and copy what it writes",
    );
  if (secrets === undefined) return skipped("not looked at: CHAIN_KEY is not usable");
  const names = await readdir(folder).catch(() => null);
  if (names === null)
    return fail(`ANCHOR_DIR, ${folder}, cannot be read`, "make it, and let the worker write to it");
  const prefix = `timeline-anchor-${environment}-`;
  const newest = names
    .filter((name) => name.startsWith(prefix))
    .sort()
    .at(-1);
  if (newest === undefined)
    return warn("no anchor was written yet", "see that the worker runs with ANCHOR_DIR");
  const file = join(folder, newest);
  const chainKeys = new ChainKeys(secrets);
  try {
    const { takenAt, rollovers } = await verifyAnchor(chainKeys, file);
    const ageMs = ctx.clock.now().getTime() - new Date(takenAt).getTime();
    if (ageMs > 2 * DAY_MS)
      return fail(
        `the newest anchor is of ${takenAt}`,
        "see that the worker runs, and may write to ANCHOR_DIR",
      );
    const found = `the newest anchor is of ${takenAt}, with ${rollovers} histories`;
    if ((await stat(file)).size > MAX_COMPARED_BYTES)
      return ok(`${found}; \`svc timeline verify --anchors\` compares it`);
    const { lost } = await checkAnchor({ db: await ctx.database(), chainKeys }, file);
    if (lost > 0)
      return fail(
        `${lost} of ${rollovers} histories in ${newest} are not there any more`,
        "run `svc db lost --anchor` with it: docs/operators/backup.md, docs/operators/verifying-history.md",
      );
    return ok(`${found}, all of them there; keep a copy where the database's owner cannot write`);
  } catch (error) {
    if (error instanceof AwayError) throw error;
    return fail(reasonOf(error), "find out who has changed it, and compare it with your copy");
  }
}

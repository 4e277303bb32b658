import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Logger } from "@svc/service-kit";
import { type AnchorContext, writeAnchor } from "../../rollovers/timeline/write-anchor.ts";
import { sealAnchor } from "../audit/audit-anchor.ts";
import { listAuditHeads } from "../audit/audit-store.ts";
import type { AnchorTargets } from "./anchor-config.ts";
import { appendToLog, listRecordedNames, publishLog } from "./anchor-log.ts";
import type { AnchorStorage } from "./anchor-storage.ts";
import { formatFileEntry } from "./file-entry.ts";

type DailyContext = AnchorContext & { log: Logger };

/**
 * Writes the day's anchors to each folder and bucket that lacks them, and records them in the transparency log. Logs the root of
 * the timelines too, so that an external copy of the service log also serves as an anchor.
 */
export async function anchorDaily(
  ctx: DailyContext,
  { storages, log: anchorLog }: AnchorTargets,
): Promise<void> {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const timelinesFile = `timeline-anchor-${ctx.environment}-${day}.txt`;
  const auditFile = `audit-anchor-${ctx.environment}-${day}.json`;
  try {
    const recordedNames = anchorLog ? await listRecordedNames(anchorLog) : null;
    const entries = new Set<string>();
    for (const storage of storages) {
      for (const [name, write] of [
        [timelinesFile, anchorTimelines],
        [auditFile, anchorAudit],
      ] as const) {
        const isNew = await ensureAnchor(storage, name, (file) => write(ctx, file));
        // Also records the anchors of an interrupted run.
        if (recordedNames && (isNew || !recordedNames.has(name)))
          entries.add(formatFileEntry(name, await storage.digest(name)));
      }
    }
    if (!anchorLog || storages.length === 0) return;
    await appendToLog(anchorLog, [...entries]);
    await publishLog(anchorLog);
  } catch (error) {
    ctx.log.error({ err: error }, "failed to anchor timelines");
    throw error;
  }
}

/** @returns false if the anchor exists, or if another worker wrote it meanwhile */
async function ensureAnchor(
  storage: AnchorStorage,
  name: string,
  write: (file: string) => Promise<void>,
): Promise<boolean> {
  if (await storage.has(name)) return false;
  const folder = await mkdtemp(join(tmpdir(), "svc-anchor-"));
  try {
    const file = join(folder, name);
    await write(file);
    return await storage.add(name, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function anchorTimelines(ctx: DailyContext, file: string): Promise<void> {
  const { rollovers, root, signature } = await writeAnchor(ctx, file);
  ctx.log.info({ file: basename(file), rollovers, root, signature }, "timelines anchored");
}

async function anchorAudit({ db, clock, environment, chainKeys }: DailyContext, file: string): Promise<void> {
  const heads = await listAuditHeads(db.sql);
  await writeFile(file, `${sealAnchor(chainKeys, { environment, at: clock.now(), heads })}\n`);
}

/** Returns the transparency log entry of any file, such as an archive or a restore certificate. */
export async function createFileEntry(path: string): Promise<string> {
  const digest = createHash("sha256");
  for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer);
  return formatFileEntry(basename(path), digest.digest("hex"));
}

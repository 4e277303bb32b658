import { link, open, stat, unlink } from "node:fs/promises";
import type { ChainKeys } from "../../context/chain-keys.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import { deriveAnchorKey, exportPublicKey } from "../../rollovers/timeline/anchor-signature.ts";
import { readTimelinesForArchive } from "../../rollovers/timeline/archive-timelines.ts";
import { readAuditForArchive } from "../audit/archive-audit.ts";
import type { ArchiveHeader, ArchiveLine, ArchiveManifest } from "./archive-lines.ts";
import { signManifest } from "./manifest-signature.ts";
import { appendLines, readUnfinishedArchive, type UnfinishedArchive } from "./unfinished-archive.ts";

type ArchiveContext = Pick<OperatorContext, "db" | "clock" | "environment"> & { chainKeys: ChainKeys };

/**
 * Continues an interrupted run from `<file>.part`. The complete file appears atomically and never replaces another. Two processes
 * must not write the same file.
 */
export async function writeArchive(ctx: ArchiveContext, file: string): Promise<ArchiveManifest> {
  if (await stat(file).catch(() => null)) throw new Error(`${file} already exists.`);
  const partFile = `${file}.part`;
  const handle = await open(partFile, "a", 0o640);
  try {
    const archive = await readUnfinishedArchive(partFile);
    await handle.truncate(archive.bytes);
    const header = archive.header ?? createHeader(ctx);
    requireSameDeployment(partFile, header, createHeader(ctx));
    if (archive.header === null) await appendLines(handle, archive, [header]);
    // Timelines follow the audit log, which is complete once there is a timeline.
    if (archive.last?.object !== "timeline_head") await appendAudit(ctx, handle, archive);
    await appendTimelines(ctx, handle, archive);
    const manifest = toManifest(ctx, header, archive);
    await handle.appendFile(`${JSON.stringify(manifest)}\n`);
    await handle.sync();
    // Unlike `rename`, `link` fails if the target exists.
    await link(partFile, file);
    await unlink(partFile);
    return manifest;
  } finally {
    await handle.close();
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

async function appendAudit(
  { db }: ArchiveContext,
  handle: Handle,
  archive: UnfinishedArchive,
): Promise<void> {
  const { last } = archive;
  const isInAuditPart = last?.object === "audit_entry" || last?.object === "audit_head";
  const start = isInAuditPart
    ? { chain: last.chain, sequence: last.object === "audit_head" ? null : last.sequence }
    : null;
  for await (const { chain, links, head } of readAuditForArchive(db, start)) {
    const lines: ArchiveLine[] = links.map(({ sequence, hash, fields }) => ({
      object: "audit_entry",
      chain,
      sequence,
      hash,
      fields: [...fields],
    }));
    if (head) lines.push({ object: "audit_head", ...head });
    await appendLines(handle, archive, lines);
  }
}

async function appendTimelines(
  { db }: ArchiveContext,
  handle: Handle,
  archive: UnfinishedArchive,
): Promise<void> {
  const { last } = archive;
  const lastRolloverId = last?.object === "timeline_head" ? last.rolloverId : "";
  for await (const { head, entries } of readTimelinesForArchive(db, lastRolloverId)) {
    const lines: ArchiveLine[] = entries.map((entry) => ({ object: "timeline_entry", ...entry }));
    await appendLines(handle, archive, [...lines, { object: "timeline_head", ...head }]);
  }
}

function createHeader({ clock, environment, chainKeys }: ArchiveContext): ArchiveHeader {
  const publicKey = exportPublicKey(deriveAnchorKey(chainKeys.current).publicKey);
  const startedAt = clock.now().toISOString();
  return {
    object: "archive",
    version: 1,
    environment,
    startedAt,
    chainKeyId: chainKeys.currentId,
    publicKey,
  };
}

function requireSameDeployment(partFile: string, existing: ArchiveHeader, expected: ArchiveHeader): void {
  if (existing.environment !== expected.environment || existing.publicKey !== expected.publicKey)
    throw new Error(
      `${partFile} belongs to another deployment, or was started with another CHAIN_KEY. Delete it.`,
    );
}

function toManifest(ctx: ArchiveContext, header: ArchiveHeader, { counts, digest }: UnfinishedArchive) {
  return signManifest(ctx.chainKeys.current, {
    object: "archive_manifest",
    version: 1,
    environment: header.environment,
    startedAt: header.startedAt,
    endedAt: ctx.clock.now().toISOString(),
    audit: { chains: counts.chains, entries: counts.auditEntries },
    timelines: { rollovers: counts.rollovers, entries: counts.timelineEntries },
    sha256: digest.digest("hex"),
    chainKeyId: header.chainKeyId,
  });
}

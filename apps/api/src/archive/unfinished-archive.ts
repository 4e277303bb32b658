import { createHash, type Hash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import {
  type ArchiveCounts,
  type ArchiveHeader,
  type ArchiveLine,
  count,
  NOTHING,
  parseLine,
} from "./archive-lines.ts";
import { wholeLines } from "./whole-lines.ts";

export interface UnfinishedArchive {
  header: ArchiveHeader | null;
  /** Where to continue. Incomplete timelines are written again. */
  last: ArchiveLine | null;
  counts: ArchiveCounts;
  bytes: number;
  digest: Hash;
}

/** @throws Error if the file is not an archive or is already complete */
export async function readUnfinished(file: string): Promise<UnfinishedArchive> {
  const found: UnfinishedArchive = {
    header: null,
    last: null,
    counts: NOTHING,
    bytes: 0,
    digest: createHash("sha256"),
  };
  // A rollover's entries count only once its head follows.
  let pending: { line: ArchiveLine; bytes: Buffer }[] = [];
  for await (const bytes of wholeLines(file)) {
    const line = parseLine(bytes.toString());
    if (
      line === null ||
      line.object === "archive_manifest" ||
      (line.object === "archive") !== (found.header === null)
    )
      throw new Error(`${file} cannot be continued as an archive. Remove it.`);
    pending.push({ line, bytes });
    if (line.object === "timeline_entry") continue;
    if (line.object === "archive") found.header = line;
    for (const one of pending) take(found, one.line, one.bytes);
    pending = [];
  }
  return found;
}

export async function appendLines(
  handle: FileHandle,
  archive: UnfinishedArchive,
  lines: readonly ArchiveLine[],
): Promise<void> {
  const texts = lines.map((line) => JSON.stringify(line));
  if (texts.length > 0) await handle.appendFile(`${texts.join("\n")}\n`);
  for (const [index, line] of lines.entries()) take(archive, line, Buffer.from(texts[index] ?? ""));
}

function take(archive: UnfinishedArchive, line: ArchiveLine, bytes: Buffer): void {
  archive.digest.update(bytes).update("\n");
  archive.bytes += bytes.length + 1;
  archive.counts = count(archive.counts, line);
  archive.last = line;
}

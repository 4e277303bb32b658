import { createHash, type Hash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import {
  type ArchiveCounts,
  type ArchiveHeader,
  type ArchiveLine,
  addToCounts,
  NO_COUNTS,
  parseLine,
  readCompleteLines,
} from "./archive-lines.ts";

export interface UnfinishedArchive {
  header: ArchiveHeader | null;
  /** Last complete line outside an incomplete timeline. Writing continues after it. */
  last: ArchiveLine | null;
  counts: ArchiveCounts;
  bytes: number;
  digest: Hash;
}

/** @throws Error if the file is not an archive or is already complete */
export async function readUnfinishedArchive(file: string): Promise<UnfinishedArchive> {
  const archive: UnfinishedArchive = {
    header: null,
    last: null,
    counts: NO_COUNTS,
    bytes: 0,
    digest: createHash("sha256"),
  };
  // Timelines without a head line are discarded.
  let pendingLines: { line: ArchiveLine; bytes: Buffer }[] = [];
  for await (const bytes of readCompleteLines(file)) {
    const line = parseLine(bytes.toString());
    if (
      line === null ||
      line.object === "archive_manifest" ||
      (line.object === "archive") !== (archive.header === null)
    )
      throw new Error(`${file} is not an unfinished archive. Delete it.`);
    pendingLines.push({ line, bytes });
    if (line.object === "timeline_entry") continue;
    if (line.object === "archive") archive.header = line;
    for (const pending of pendingLines) addLine(archive, pending.line, pending.bytes);
    pendingLines = [];
  }
  return archive;
}

export async function appendLines(
  handle: FileHandle,
  archive: UnfinishedArchive,
  lines: readonly ArchiveLine[],
): Promise<void> {
  const texts = lines.map((line) => JSON.stringify(line));
  if (texts.length > 0) await handle.appendFile(`${texts.join("\n")}\n`);
  for (const [index, line] of lines.entries()) addLine(archive, line, Buffer.from(texts[index] ?? ""));
}

function addLine(archive: UnfinishedArchive, line: ArchiveLine, bytes: Buffer): void {
  archive.digest.update(bytes).update("\n");
  archive.bytes += bytes.length + 1;
  archive.counts = addToCounts(archive.counts, line);
  archive.last = line;
}

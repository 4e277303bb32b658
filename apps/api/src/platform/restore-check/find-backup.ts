import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { RestoreError } from "./run-program.ts";

export interface BaseBackup {
  name: string;
  folder: string;
  /** PostgreSQL's major version. */
  version: string;
  /** First WAL segment that the restore needs. */
  firstSegment: string;
  /** When the copy was complete. Earlier times cannot be restored. */
  finishedAt: Date;
}

const SEGMENT = /^[0-9A-F]{24}/;
const START_LOCATION = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m;
const HISTORY_FILE = /^([0-9A-F]{24})\.[0-9A-F]{8}\.backup$/;

/** Finds the newest backup by the start time in `backup_label`. @throws RestoreError if it cannot be restored */
export async function findNewestBackup(baseFolder: string, walFolder: string): Promise<BaseBackup> {
  const backups: { name: string; label: string; startedAt: number }[] = [];
  for (const name of await listFolder(baseFolder)) {
    const label = await readFile(join(baseFolder, name, "backup_label"), "utf8").catch(() => null);
    if (label !== null)
      backups.push({ name, label, startedAt: readTime(label, "START TIME")?.getTime() ?? 0 });
  }
  const newest = backups.sort((one, other) => one.startedAt - other.startedAt).at(-1);
  if (!newest) throw new RestoreError(`${baseFolder} has no folder with a backup_label`);
  const folder = join(baseFolder, newest.name);
  const [, firstSegment] = START_LOCATION.exec(newest.label) ?? [];
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => null);
  if (firstSegment === undefined || version === null)
    throw new RestoreError(
      `${folder} is not a complete base backup: its backup_label or PG_VERSION is damaged`,
    );
  const tablespaces = await readdir(join(folder, "pg_tblspc")).catch(() => []);
  // The links of tablespaces point to the folders of the running server.
  if (tablespaces.length > 0)
    throw new RestoreError(`${folder} has tablespaces, which restore-check does not support`);
  const finishedAt =
    (await readStopTime(walFolder, newest.label)) ?? (await stat(join(folder, "backup_label"))).mtime;
  return { name: newest.name, folder, version: version.trim(), firstSegment, finishedAt };
}

/**
 * Lists the archived segments from the backup on, oldest first.
 * @throws RestoreError naming the first missing segment
 */
export async function listSegments(
  walFolder: string,
  { firstSegment }: BaseBackup,
  segmentBytes: number,
): Promise<string[]> {
  // A name has three numbers of eight hexadecimal digits: timeline, log file of 4 GB, and segment in that file.
  const segmentsPerFile = 0x1_0000_0000 / segmentBytes;
  const toNumber = (name: string) =>
    Number.parseInt(name.slice(8, 16), 16) * segmentsPerFile + Number.parseInt(name.slice(16, 24), 16);
  const byNumber = new Map<number, string>();
  // A later timeline replaces the segments of an earlier one.
  for (const file of (await listFolder(walFolder)).sort()) {
    const [name] = SEGMENT.exec(file) ?? [];
    if (name !== undefined && !/\.(backup|partial|history)/.test(file)) byNumber.set(toNumber(name), name);
  }
  const first = toNumber(firstSegment);
  let last = first;
  for (const number of byNumber.keys()) last = Math.max(last, number);
  const segments: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const name = byNumber.get(number);
    if (name === undefined) {
      const [file, segment] = [Math.floor(number / segmentsPerFile), number % segmentsPerFile];
      const hex = [file, segment].map((part) => part.toString(16).toUpperCase().padStart(8, "0")).join("");
      throw new RestoreError(`${walFolder} lacks the WAL segment ${firstSegment.slice(0, 8)}${hex}`);
    }
    segments.push(name);
  }
  return segments;
}

/** Reads when the copy was complete, from the backup's history file in the archive. */
async function readStopTime(walFolder: string, label: string): Promise<Date | null> {
  const [, segment] = START_LOCATION.exec(label) ?? [];
  const [location] = /^START WAL LOCATION: .*$/m.exec(label) ?? [];
  for (const file of await listFolder(walFolder)) {
    if (HISTORY_FILE.exec(file)?.[1] !== segment) continue;
    const text = await readFile(join(walFolder, file), "utf8");
    if (text.includes(`${location}\n`)) return readTime(text, "STOP TIME");
  }
  return null;
}

function readTime(text: string, name: string): Date | null {
  const prefix = `${name}: `;
  const line = text.split("\n").find((candidate) => candidate.startsWith(prefix)) ?? "";
  const [date, time, zone] = line.slice(prefix.length).split(" ");
  const moment = new Date(`${date} ${time} ${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

async function listFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new RestoreError(`${folder} cannot be read: ${error.code}`);
  });
}

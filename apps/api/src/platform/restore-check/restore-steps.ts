import { randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BaseBackup } from "./find-backup.ts";
import type { RestoreConfig } from "./restore-config.ts";
import { type ProgramOptions, RestoreError, runProgram } from "./run-program.ts";
import type { Scratch } from "./scratch-server.ts";

/** @throws RestoreError */
export function findPrograms(config: RestoreConfig, version: string): string {
  const folder = config.POSTGRES_BIN_DIR ?? `/usr/lib/postgresql/${version}/bin`;
  for (const name of ["postgres", "pg_waldump", "pg_controldata", "pg_verifybackup"]) {
    if (!existsSync(join(folder, name)))
      throw new RestoreError(
        `${folder} has no ${name}: install PostgreSQL ${version}, or set POSTGRES_BIN_DIR`,
      );
  }
  return folder;
}

/** Verifies the files of a backup that has a manifest. @returns the result for the certificate */
export async function verifyBackup(
  programsFolder: string,
  backup: BaseBackup,
  options: ProgramOptions,
): Promise<string> {
  if (!existsSync(join(backup.folder, "backup_manifest")))
    return "the backup has no manifest: only its restore was checked";
  try {
    await runProgram([join(programsFolder, "pg_verifybackup"), "--no-parse-wal", backup.folder], options);
  } catch (error) {
    if (error instanceof RestoreError)
      throw new RestoreError(`${backup.folder} is damaged: ${error.message}`);
    throw error;
  }
  return "all files match the manifest";
}

/** Returns bytes. */
export async function readSegmentSize(
  programsFolder: string,
  backup: BaseBackup,
  options: ProgramOptions,
): Promise<number> {
  const control = await runProgram([join(programsFolder, "pg_controldata"), backup.folder], options);
  const [, bytes] = /^Bytes per WAL segment: +(\d+)$/m.exec(control) ?? [];
  if (bytes === undefined) throw new RestoreError(`${backup.folder} has a damaged pg_control`);
  return Number(bytes);
}

/** Returns PostgreSQL's `restore_command`, where `%f` is a segment's name and `%p` the path to copy it to. */
export function toRestoreCommand({
  RESTORE_COMMAND: command,
  RESTORE_WAL_DIR: folder,
}: RestoreConfig): string {
  return command ?? `cp '${folder}/%f' '%p'`;
}

/** Returns the end time of the last transaction. @throws RestoreError if there is none */
export async function readLastCommit(
  segments: readonly string[],
  input: { programsFolder: string; restoreCommand: string; scratch: Scratch; options: ProgramOptions },
): Promise<Date> {
  const { programsFolder, restoreCommand, scratch, options } = input;
  const folder = join(scratch.folder, "wal");
  await mkdir(folder);
  for (const name of segments.toReversed()) {
    const path = join(folder, name);
    const fetchCommand = restoreCommand.replaceAll(/%([fp%])/g, (_all, letter) =>
      letter === "%" ? "%" : letter === "f" ? name : path,
    );
    await runProgram(["sh", "-c", fetchCommand], options);
    // The rest of a segment after a switch is empty, and pg_waldump reports an error there.
    const records = await runProgram([join(programsFolder, "pg_waldump"), "--rmgr=Transaction", path], {
      ...options,
      ignoresExitCode: true,
    });
    await rm(path);
    const last = [...records.matchAll(/ desc: (?:COMMIT|ABORT) (\S+ [\d:.]+) UTC/g)].at(-1)?.[1];
    if (last !== undefined) return new Date(`${last.replace(" ", "T").slice(0, 23)}Z`);
  }
  throw new RestoreError("the archive has no transaction after the backup");
}

/** Chooses a random whole second between the end of the backup and the last transaction. Null if they are too close. */
export function chooseTarget(finishedAt: Date, lastCommit: Date): Date | null {
  const firstSecond = Math.ceil(finishedAt.getTime() / 1_000) + 1;
  // Recovery to a time needs a later transaction.
  const lastSecond = Math.ceil(lastCommit.getTime() / 1_000) - 1;
  return lastSecond < firstSecond ? null : new Date(randomInt(firstSecond, lastSecond + 1) * 1_000);
}

export async function findAnchor(
  folder: string | undefined,
  { environment, until }: { environment: string; until: Date },
): Promise<string | null> {
  const prefix = `timeline-anchor-${environment}-`;
  const names =
    folder === undefined
      ? []
      : await readdir(folder).catch((error: NodeJS.ErrnoException) => {
          // A missing folder is an error too: without anchors, the check would not notice lost rollovers.
          throw new RestoreError(`ANCHOR_DIR cannot be read: ${error.message}`);
        });
  // An anchor is written during its day, so only anchors of earlier days are certain to be older.
  const day = `${prefix}${until.toISOString().slice(0, 10)}`;
  const name = names
    .filter((candidate) => candidate.startsWith(prefix) && candidate < day)
    .sort()
    .at(-1);
  return name === undefined || folder === undefined ? null : join(folder, name);
}

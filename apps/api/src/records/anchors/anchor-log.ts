import { type Database, inSqlTransaction, lockName, type Sql } from "@svc/database";
import type { Clock, Logger } from "@svc/service-kit";
import { hashLeaf } from "../../rollovers/timeline/merkle.ts";
import { findCopySize, insertEntries, listEntries, saveCopy } from "./anchor-log-store.ts";
import type { AnchorStorage } from "./anchor-storage.ts";
import { readEntryName } from "./file-entry.ts";
import { findSignature, type NoteSigner, parseNote, signNote } from "./signed-note.ts";
import {
  type Checkpoint,
  computeTreeRoot,
  decodeBundle,
  formatCheckpoint,
  listBundlePaths,
  listNewFiles,
  parseCheckpoint,
} from "./tile-log.ts";
import { requestCosignature, type Witness } from "./witness.ts";

/** Its message is shown to the operator. */
class AnchorLogError extends Error {
  override name = "AnchorLogError";

  constructor(message: string) {
    super(`${message}; see docs/operators/transparency-log.md`);
  }
}

export interface AnchorLog {
  db: Database;
  clock: Clock;
  log: Logger;
  signer: NoteSigner;
  storages: readonly AnchorStorage[];
  witnesses: readonly Witness[];
}

/** The log's files in one folder or bucket. */
export interface PublishedCopy {
  /** Folder or bucket. */
  place: string;
  /** Number of entries. */
  size: number;
}

const LOG_FOLDER = "log";
const CHECKPOINT_PATH = `${LOG_FOLDER}/checkpoint`;

/**
 * Appends the entries that the log lacks. Restores entries that the database lost but a copy still has.
 * @throws AnchorLogError if a copy is lost, or does not match the database
 */
export async function appendToLog(anchorLog: AnchorLog, entries: readonly string[]): Promise<void> {
  const { name } = anchorLog.signer.verifier;
  const copies: { place: string; publishedEntries: readonly string[] }[] = [];
  for (const storage of anchorLog.storages) {
    const copy = await readCopy(anchorLog, storage);
    if (copy) copies.push({ place: storage.place, publishedEntries: await readEntriesOfCopy(storage, copy) });
  }
  await inSqlTransaction(anchorLog.db, async (tx) => {
    await lockName(tx, `anchor log ${name}`);
    for (const { place, publishedEntries } of copies) {
      const storedEntries = await readEntries(tx, name);
      const hasOtherHistory = publishedEntries.some(
        (entry, index) => index < storedEntries.length && entry !== storedEntries[index],
      );
      if (hasOtherHistory) throw new AnchorLogError(`${place}/log has a different history than the database`);
      const lostEntries = publishedEntries.slice(storedEntries.length);
      if (lostEntries.length === 0) continue;
      await insertEntries(tx, name, lostEntries);
      anchorLog.log.warn(
        { place, entries: lostEntries.length },
        "restored entries of the anchor log from its copy",
      );
    }
    await insertEntries(tx, name, [...new Set(entries)]);
  });
}

/**
 * Publishes to every folder and bucket. Continues after an interrupted run. Signs checkpoints only over committed rows, so that
 * two workers cannot sign different histories.
 * @param isRestoring rewrites all files, even where the copy is lost
 * @throws AnchorLogError if a copy is lost, or does not match the database
 */
export async function publishLog(
  anchorLog: AnchorLog,
  { isRestoring = false }: { isRestoring?: boolean } = {},
): Promise<PublishedCopy[]> {
  const { name } = anchorLog.signer.verifier;
  const copies: PublishedCopy[] = [];
  for (const storage of anchorLog.storages) {
    const { place } = storage;
    // Read the copy before the database: a checkpoint covers only rows that are already committed.
    const copy = await readCopy(anchorLog, storage, isRestoring);
    const entries = await readEntries(anchorLog.db.sql, name);
    const size = entries.length;
    const leaves = entries.map(hashLeaf);
    if (copy && copy.size > size)
      throw new AnchorLogError(`${place}/log has entries that the database lacks: run svc anchors publish`);
    if (copy && !computeTreeRoot(leaves.slice(0, copy.size)).equals(copy.root))
      throw new AnchorLogError(`${place}/log has a different history than the database`);
    const isCurrent = copy?.size === size && !isRestoring;
    const root = computeTreeRoot(leaves);
    const signed = isCurrent
      ? copy.note
      : signNote(anchorLog.signer, formatCheckpoint({ origin: name, size, root }));
    const checkpoint = await addCosignatures(anchorLog, { checkpoint: signed, entries });
    if (!isCurrent || checkpoint !== signed) {
      for (const { path, bytes } of listNewFiles(entries, isRestoring ? 0 : (copy?.size ?? 0)))
        await storage.write(`${LOG_FOLDER}/${path}`, bytes);
      await storage.write(CHECKPOINT_PATH, Buffer.from(checkpoint));
    }
    await saveCopy(anchorLog.db.sql, { log: name, place, size, publishedAt: anchorLog.clock.now() });
    copies.push({ place, size });
  }
  return copies;
}

export async function listRecordedNames({ db, signer }: AnchorLog): Promise<ReadonlySet<string>> {
  const entries = await readEntries(db.sql, signer.verifier.name);
  return new Set(entries.flatMap((entry) => readEntryName(entry) ?? []));
}

/** A witness that fails does not stop the publication. */
async function addCosignatures(
  { log, witnesses }: AnchorLog,
  { checkpoint, entries }: { checkpoint: string; entries: readonly string[] },
): Promise<string> {
  let cosigned = checkpoint;
  for (const witness of witnesses) {
    try {
      const line = await requestCosignature(witness, { checkpoint: cosigned, entries });
      if (line !== null) cosigned += `${line}\n`;
    } catch (error) {
      log.warn({ err: error, witness: witness.url }, "a witness did not cosign the anchor log");
    }
  }
  return cosigned;
}

async function readEntries(db: Sql, log: string): Promise<string[]> {
  const rows = await listEntries(db, log);
  if (rows.some(({ position }, index) => position !== index))
    throw new AnchorLogError(`the table anchor_log_entries lacks entries of ${log}`);
  return rows.map(({ entry }) => entry);
}

type Copy = Checkpoint & { note: string };

/** Returns null for a folder or bucket without a copy. */
async function readCopy(
  { db, signer }: AnchorLog,
  storage: AnchorStorage,
  isRestoring = false,
): Promise<Copy | null> {
  const { verifier } = signer;
  // Read the size before the checkpoint: a process records the size after it writes the checkpoint.
  const size = await findCopySize(db.sql, { log: verifier.name, place: storage.place });
  const note = (await storage.read(CHECKPOINT_PATH))?.toString() ?? null;
  if (note === null) {
    if (size === null || isRestoring) return null;
    throw new AnchorLogError(
      `${storage.place}/log is lost: it had ${size} entries. Copy it back, or run svc anchors restore`,
    );
  }
  const parsed = parseNote(note);
  const checkpoint = parsed && parseCheckpoint(parsed.text);
  if (!checkpoint || checkpoint.origin !== verifier.name || !findSignature(parsed, verifier))
    throw new AnchorLogError(`${storage.place}/${CHECKPOINT_PATH} is not signed with ANCHOR_LOG_KEY`);
  return { ...checkpoint, note };
}

async function readEntriesOfCopy(storage: AnchorStorage, { size, root }: Copy): Promise<string[]> {
  const entries: string[] = [];
  for (const path of listBundlePaths(size)) {
    const bundle = await storage.read(`${LOG_FOLDER}/${path}`);
    entries.push(...((bundle && decodeBundle(bundle)) ?? []));
  }
  if (entries.length !== size || !computeTreeRoot(entries.map(hashLeaf)).equals(root))
    throw new AnchorLogError(
      `${storage.place}/log is damaged: its entries do not match its checkpoint. To write it again, run svc anchors restore`,
    );
  return entries;
}

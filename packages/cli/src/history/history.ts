import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { now } from "../clock.ts";
import { isDraft, writePrivateFile } from "../settings/private-file.ts";

/** A request that `svc` sent from this machine. */
export interface SentRequest {
  /** From the last response; null before the first. */
  id: string | null;
  /** Milliseconds since 1970. */
  sentAt: number;
  baseUrl: string;
  keyDigest: string;
  method: string;
  /** Path and query, starting with the base URL's path. */
  path: string;
  body: string | null;
  ifMatch: string | null;
  idempotencyKey: string | null;
  /** From the last response; null before the first. */
  status: number | null;
}

export interface History {
  list(): Promise<SentRequest[]>;
  /** Finds the last attempt at the same request. */
  findEarlier(request: SentRequest): Promise<SentRequest | null>;
  save(request: SentRequest): Promise<void>;
}

/** The API repeats the first response to an idempotency key for a day. */
export const REPEATABLE_MS = 24 * 60 * 60_000;
/** A process needs less time to write and rename a draft. */
const DRAFT_MS = 60_000;

/** Stores one file per request, which only the user can read. Saving deletes files older than `REPEATABLE_MS`. */
export function openHistory(folder: string, { isEnabled }: { isEnabled: boolean }): History {
  let isCleaned = false;
  return {
    list: () => listRequests(folder),
    findEarlier: (request) => readRequest(join(folder, toFileName(request))),
    async save(request) {
      if (!isEnabled) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!isCleaned) await deleteOldRequests(folder);
      isCleaned = true;
      await writePrivateFile(join(folder, toFileName(request)), JSON.stringify(request));
    },
  };
}

/** Lists the requests of the last day, newest first. */
async function listRequests(folder: string): Promise<SentRequest[]> {
  const names = await readdir(folder).catch(() => []);
  const requests = await Promise.all(names.map((name) => readRequest(join(folder, name))));
  return requests
    .filter((request) => request !== null && request.sentAt > now() - REPEATABLE_MS)
    .sort((a, b) => (b?.sentAt ?? 0) - (a?.sentAt ?? 0)) as SentRequest[];
}

export async function deleteHistory(folder: string, keyDigest: string): Promise<void> {
  await deleteRequests(folder, (request) => request.keyDigest === keyDigest);
}

async function deleteOldRequests(folder: string): Promise<void> {
  await deleteRequests(folder, ({ sentAt }) => sentAt <= now() - REPEATABLE_MS);
}

/** Also deletes damaged files, and drafts that a crashed process left. */
async function deleteRequests(folder: string, isUnneeded: (request: SentRequest) => boolean): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const request = await readRequest(path);
    const canDelete = isDraft(name) ? await isAbandoned(path) : request === null || isUnneeded(request);
    if (canDelete) await rm(path, { force: true });
  }
}

/** True if no process is still writing the draft. */
async function isAbandoned(path: string): Promise<boolean> {
  const draft = await stat(path).catch(() => null);
  return draft !== null && draft.mtimeMs <= now() - DRAFT_MS;
}

/** Returns null if the file is damaged, or if another process has just deleted it or is still writing it. */
async function readRequest(path: string): Promise<SentRequest | null> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return null;
  }
}

/** Attempts at one write share a file, and so do reads of one path. */
function toFileName({ idempotencyKey, method, path, keyDigest, baseUrl }: SentRequest): string {
  const identity = idempotencyKey ?? [method, baseUrl, path, keyDigest].join(" ");
  return `${createHash("sha256").update(identity).digest("hex").slice(0, 32)}.json`;
}

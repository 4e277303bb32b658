import { readFile, rm } from "node:fs/promises";
import type { ProofPrivateJwk } from "@svc/client";
import { CliError } from "../exit-codes.ts";
import { requirePrivate, writePrivateFile } from "./private-file.ts";

export interface Profile {
  apiUrl: string;
  apiKey: string;
  proofKey?: ProofPrivateJwk;
}

export interface Profiles {
  current: string;
  profiles: Record<string, Profile>;
}

export const DEFAULT_PROFILE = "default";

/** @throws CliError if other users can read the file, or if it is invalid */
export async function readProfiles(path: string): Promise<Profiles> {
  const none: Profiles = { current: DEFAULT_PROFILE, profiles: {} };
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw new CliError(`Cannot read ${path}: ${error.code}.`);
  });
  if (text === null) return none;
  await requirePrivate(path, "API key");
  const parsed = parse(text);
  if (!isProfiles(parsed)) throw new CliError(`${path} is invalid. Delete it and run svc login.`);
  return parsed;
}

/** Stores the profiles, or deletes the file if none is left. */
export async function writeProfiles(path: string, profiles: Profiles): Promise<void> {
  if (Object.keys(profiles.profiles).length === 0) await rm(path, { force: true });
  else await writePrivateFile(path, `${JSON.stringify(profiles, null, 2)}\n`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isProfiles(value: unknown): value is Profiles {
  const { current, profiles } = (value ?? {}) as Partial<Profiles>;
  if (typeof current !== "string" || typeof profiles !== "object" || profiles === null) return false;
  return Object.values(profiles).every(
    (profile) => typeof profile?.apiUrl === "string" && typeof profile.apiKey === "string",
  );
}

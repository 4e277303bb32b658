import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CliError } from "../exit-codes.ts";

const OTHER_USERS_BITS = 0o077;

/**
 * @param content name of the secret in the file, for the error message
 * @throws CliError if other users can read the file
 */
export async function requirePrivate(path: string, content: string): Promise<void> {
  const { mode } = await stat(path);
  if (process.platform !== "win32" && (mode & OTHER_USERS_BITS) !== 0)
    throw new CliError(`Other users can read your ${content} in ${path}. Run: chmod 600 ${path}`);
}

const DRAFT_EXTENSION = ".tmp";

/** True for a file that `writePrivateFile` has not yet renamed. */
export const isDraft = (name: string) => name.endsWith(DRAFT_EXTENSION);

/** Replaces a file that only the user can read. A crash leaves the old content. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString("hex")}${DRAFT_EXTENSION}`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: "wx" });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

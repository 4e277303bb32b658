import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { lstat, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { pack } from "tar-stream";

const EXECUTABLE = 0o111;

/** Lists paths relative to the folder, sorted. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

/** Returns each file's SHA-256 in hex, by path. Covers the contents and whether the file is executable. */
export async function digestFolder(folder: string): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>();
  for (const path of await listFiles(folder)) {
    const { mode } = await lstat(join(folder, path));
    const digest = createHash("sha256").update(mode & EXECUTABLE ? "executable\n" : "");
    digests.set(path, digest.update(await readFile(join(folder, path))).digest("hex"));
  }
  return digests;
}

/** Returns the paths that differ, or exist on one side only. */
export function findDifferences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path)).sort();
}

/**
 * Writes a tar archive that depends only on the files' contents, executable bits and the time.
 *
 * @param seconds modification time of each file, since 1970
 * @returns the archive's SHA-256, in hex
 */
export async function writeArchive(folder: string, target: string, seconds: number): Promise<string> {
  const archive = pack();
  const digest = createHash("sha256");
  archive.on("data", (chunk) => digest.update(chunk as Buffer));
  const output = archive.pipe(createWriteStream(target));
  for (const name of await listFiles(folder)) {
    const { mode } = await lstat(join(folder, name));
    const header = { name, mode: mode & EXECUTABLE ? 0o755 : 0o644, mtime: new Date(seconds * 1_000) };
    archive.entry(header, await readFile(join(folder, name)));
    if (output.writableNeedDrain) await once(output, "drain");
  }
  archive.finalize();
  await finished(output);
  return digest.digest("hex");
}

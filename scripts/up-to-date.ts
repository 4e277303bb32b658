import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// Whether turbo's tasks have anything to do. Turbo takes a second or more to say so itself.

/** All that a task reads or writes. Tests are not built, except that types of GraphQL documents are generated. */
const FOLDERS = ["packages", "apps", "docs/guides", "apps/api/test/graphql/client"];
const FILES = ["package.json", "package-lock.json", "tsconfig.base.json", "turbo.json"];
const IGNORED = new Set(["node_modules", "test", ".turbo", "tsconfig.tsbuildinfo"]);
/** Folders that tasks write. */
const WRITTEN = new Set(["dist", "generated", "built"]);

/** Digests of which files there are, and when each was last written. */
export interface Fingerprint {
  inputs: string;
  outputs: string;
}

/** Reads the fingerprint of a checkout. The time of the last change of a file's status covers writes that keep size and modification time. */
export function takeFingerprint(root: string): Fingerprint {
  const inputs = createHash("sha256");
  const outputs = createHash("sha256");
  const add = (digest: typeof inputs, path: string) => {
    const { size, ctimeMs } = statSync(join(root, path));
    digest.update(`${path} ${size} ${ctimeMs}\n`);
  };
  const walk = (folder: string, digest: typeof inputs) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (IGNORED.has(entry.name)) continue;
      if (entry.isDirectory()) walk(path, WRITTEN.has(entry.name) ? outputs : digest);
      else if (entry.isFile()) add(digest, path);
    }
  };
  for (const folder of FOLDERS) walk(folder, inputs);
  for (const file of FILES) add(inputs, file);
  return { inputs: inputs.digest("hex"), outputs: outputs.digest("hex") };
}

const stampOf = (root: string, tasks: readonly string[]) =>
  join(root, "node_modules/.cache/svc", `${tasks.join("-")}.json`);

/** Whether the tasks were last done on a checkout with this fingerprint. */
export function isUpToDate(
  root: string,
  tasks: readonly string[],
  { inputs, outputs }: Fingerprint,
): boolean {
  try {
    const done: Fingerprint = JSON.parse(readFileSync(stampOf(root, tasks), "utf8"));
    return done.inputs === inputs && done.outputs === outputs;
  } catch {
    return false;
  }
}

/** Records that the tasks are done: on these inputs, with these outputs. */
export function recordDone(root: string, tasks: readonly string[], done: Fingerprint): void {
  const stamp = stampOf(root, tasks);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify(done));
}

/** Whether a file is part of the fingerprint. @param path from the checkout's folder */
export function isCovered(path: string): boolean {
  return FILES.includes(path) || FOLDERS.some((folder) => path.startsWith(`${folder}/`));
}

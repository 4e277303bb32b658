import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// Turbo itself needs over a second to check whether inputs and outputs are unchanged.

/** Covers inputs and outputs. Omits tests, except for the generated types of GraphQL documents. */
const FOLDERS = ["packages", "apps", "docs/guides", "apps/api/test/graphql/client"];
const FILES = [
  "docs/contract/history.json",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "turbo.json",
];
const IGNORED = new Set(["node_modules", "test", ".turbo", "tsconfig.tsbuildinfo"]);
const OUTPUT_FOLDERS = new Set(["dist", "generated", "built"]);

interface Fingerprint {
  inputs: string;
  outputs: string;
}

/** Uses ctime, because a write can leave size and mtime unchanged. */
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
      if (entry.isDirectory()) walk(path, OUTPUT_FOLDERS.has(entry.name) ? outputs : digest);
      else if (entry.isFile()) add(digest, path);
    }
  };
  for (const folder of FOLDERS) walk(folder, inputs);
  for (const file of FILES) add(inputs, file);
  return { inputs: inputs.digest("hex"), outputs: outputs.digest("hex") };
}

const getStampPath = (root: string, tasks: readonly string[]) =>
  join(root, "node_modules/.cache/svc", `${tasks.join("-")}.json`);

export function isUpToDate(
  root: string,
  tasks: readonly string[],
  { inputs, outputs }: Fingerprint,
): boolean {
  try {
    const recorded: Fingerprint = JSON.parse(readFileSync(getStampPath(root, tasks), "utf8"));
    return recorded.inputs === inputs && recorded.outputs === outputs;
  } catch {
    return false;
  }
}

export function recordFingerprint(root: string, tasks: readonly string[], fingerprint: Fingerprint): void {
  const stamp = getStampPath(root, tasks);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify(fingerprint));
}

/** Returns true if a change of the file changes the fingerprint. */
export function isCovered(path: string): boolean {
  return FILES.includes(path) || FOLDERS.some((folder) => path.startsWith(`${folder}/`));
}

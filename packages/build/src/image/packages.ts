import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Metafile } from "esbuild";

export interface Package {
  folder: string;
  name: string;
  version: string;
  dependencies: readonly string[];
}

export function readPackage(folder: string): Package {
  const { name, version, dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as { name: string; version: string } & Record<string, Record<string, string> | undefined>;
  return {
    folder,
    name,
    version,
    dependencies: Object.keys({ ...dependencies, ...optionalDependencies }),
  };
}

/** Finds a package's folder as Node resolves it. */
export function findPackage(name: string, startFolder: string): string | null {
  const folder = join(startFolder, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(startFolder);
  return parent === startFolder ? null : findPackage(name, parent);
}

/** Returns a package with its direct and indirect dependencies. */
export function collectDependencies(name: string, root: string): Package[] {
  const start = findPackage(name, root);
  if (start === null) throw new Error(`${name} is not installed`);
  const packages = new Map<string, Package>();
  const queue = [start];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (packages.has(folder)) continue;
    const current = readPackage(folder);
    packages.set(folder, current);
    for (const dependency of current.dependencies) {
      const dependencyFolder = findPackage(dependency, folder);
      if (dependencyFolder !== null) queue.push(dependencyFolder);
    }
  }
  return [...packages.values()];
}

/** Lists the packages in a bundle, including our own. */
export function listBundledPackages(metafile: Metafile, root: string): Package[] {
  const folders = new Set<string>();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = bytesInOutput > 0 ? toPackageFolder(path) : null;
      if (folder !== null) folders.add(join(root, folder));
    }
  }
  return [...folders].map(readPackage);
}

const INSTALLED = "node_modules/";

/** esbuild's inputs can start with a plugin's namespace. */
function toPackageFolder(input: string): string | null {
  const path = input.replace(/^dynamic-commonjs:/, "");
  const index = path.lastIndexOf(INSTALLED);
  const segments = path.slice(index + INSTALLED.length).split("/");
  if (index >= 0)
    return (
      path.slice(0, index + INSTALLED.length) +
      segments.slice(0, segments[0]?.startsWith("@") ? 2 : 1).join("/")
    );
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? null;
}
